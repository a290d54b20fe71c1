// The runbook, its guides and what they need ↔ kept on this device, for days without a network; nothing else of the site.
import { fnv1a, html, trustHtml } from '../../../engine/shared.ts';
import { CACHE_PREFIX, WORKER_FILE } from './names.ts';

export type Kept = {
  base: string;
  /** Address → text of what the build publishes of a guide: JSON. */
  texts: ReadonlyMap<string, string>;
  /** Address of a guide → its page. */
  own: ReadonlyMap<string, OwnPage>;
  /** Addresses of their pictures. */
  pictures: readonly string[];
};

/** What a guide's own page shows without a network: its article, in the frame of the runbook's page. */
export type OwnPage = { title: string; styles: readonly string[]; html: string };

/** Browsers keep nothing where the address isn't a secure one, and some not in private windows. */
export const canKeep = (): boolean =>
  'serviceWorker' in navigator && typeof window.caches?.open === 'function';

/** Pages whose names begin alike are in it, too: the worker leaves them alone. */
const scopeOf = (base: string): string => `${base}runbook`;

/**
 * The cache is named after the page, which names all its scripts and styles: another build has another. It is
 * used once it is whole; those before it go.
 *
 * @returns  false where the browser refuses.
 */
export async function keepOnDevice({ base, texts, own, pictures }: Kept): Promise<boolean> {
  try {
    const scope = scopeOf(base);
    await navigator.serviceWorker.register(base + WORKER_FILE, { scope });
    const page = await fetch(scope);
    const text = await page.clone().text();
    if (!page.ok || page.redirected) return false;
    const name = CACHE_PREFIX + fnv1a(text).toString(36);
    const cache = await caches.open(name);
    const named = assets(text, base);
    const wanted = [...named, ...(await searchFiles(named)), ...pictures];
    const has = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll([...new Set(wanted)].filter((url) => !has.has(url)));
    for (const [url, json] of texts) await cache.put(url, answer(json, 'application/json'));
    for (const [url, one] of own) await cache.put(url, answer(toPage(text, one), 'text/html'));
    await cache.put(scope, page);
    await dropOthers(name);
    return true;
  } catch {
    return false;
  }
}

/** Everything, and the worker. */
export async function removeFromDevice(base: string): Promise<void> {
  if (!canKeep()) return;
  const scope = new URL(scopeOf(base), location.href).href;
  const all = await navigator.serviceWorker.getRegistrations();
  for (const one of all) if (one.scope === scope) await one.unregister();
  await dropOthers('');
}

async function dropOthers(name: string): Promise<void> {
  for (const other of await caches.keys())
    if (other.startsWith(CACHE_PREFIX) && other !== name) await caches.delete(other);
}

const answer = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });

/** @param runbook  HTML of the runbook's page. */
function toPage(runbook: string, { title, styles, html: article }: OwnPage): string {
  const from = runbook.indexOf('<main');
  const to = runbook.lastIndexOf('</main>');
  const head = runbook.slice(0, from).replace(/<title>[^<]*/, () => `${html`<title>${title}`}`);
  const sheets = styles.map((href) => html`<link rel="stylesheet" href="${href}">`);
  const main = html`<main id="site-content" class="main own-page" tabindex="-1">${sheets}<h1>${title}</h1><article class="article">${trustHtml(article)}</article>`;
  return head + main + runbook.slice(to);
}

/** What the page names, and what its scripts have loaded so far. */
function assets(text: string, base: string): string[] {
  const own = `${base}_assets/`;
  const named = text.split('"').filter((one) => one.startsWith(own));
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((one) => one.startsWith(own));
  return [...named, ...loaded];
}

/** Of files whose names change with what is in them, as scripts name them. */
const NAMED = /["'`](?:\.\/)?([\w-]+-[\w-]{8}\.(?:js|css))["'`]/g;

/** A script that names more than this is a list, of which each page needs a few. */
const LIST = 20;

/** What the page's own script loads later, such as search, which then can say that it needs a network. */
async function searchFiles(named: readonly string[]): Promise<string[]> {
  const found = new Set(named);
  const follow = async (url: string, isEntry: boolean): Promise<void> => {
    const answer = await fetch(url);
    const names = answer.ok ? [...(await answer.text()).matchAll(NAMED)] : [];
    if (names.length > LIST && !isEntry) return;
    const paths = names.map(([, name = '']) => new URL(name, new URL(url, location.href)).pathname);
    const next = [...new Set(paths)].filter((path) => !found.has(path));
    for (const path of next) found.add(path);
    await Promise.all(
      next.filter((path) => path.endsWith('.js')).map((path) => follow(path, false)),
    );
  };
  const [entry] = named.filter((one) => /\/site-[\w-]+\.js$/.test(one));
  if (entry) await follow(entry, true);
  return [...found];
}
