// A built site → every link, picture, script and anchor in it that leads nowhere.
import { elementsOf, type HtmlElement } from './html-elements.ts';
import { parseServerBase } from './server-base.ts';

/** Path below the output folder → text. */
export type BuiltSite = ReadonlyMap<string, string>;

type Known = {
  site: BuiltSite;
  ids: Map<string, Set<string>>;
  base: string;
  others: readonly string[];
};

/**
 * @param others  base paths of other versions, which are built by themselves.
 * @returns       one line a broken reference, with the file it is in.
 */
export function checkBuiltLinks(site: BuiltSite, others: readonly string[] = []): string[] {
  const known: Known = { site, ids: new Map(), base: parseServerBase(site), others };
  const pages = [...site].flatMap(([name, text]) =>
    name.endsWith('.html') ? [{ name, elements: elementsOf(toUtf8(text)) }] : [],
  );
  for (const { name, elements } of pages)
    known.ids.set(name, new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? [])));
  const markdown = [...site].filter(([name]) => name.endsWith('.md'));
  return [
    ...pages.flatMap(({ name, elements }) => report(name, elements.flatMap(referencesOf), known)),
    ...markdown.flatMap(([name, text]) => report(name, markdownLinks(toUtf8(text)), known)),
  ];
}

function report(from: string, references: readonly string[], known: Known): string[] {
  return references.flatMap((reference) => {
    const problem = problemOf(reference, from, known);
    return problem ? [`${from}: ${problem}`] : [];
  });
}

const ATTRIBUTES = [
  'href',
  'src',
  'poster',
  'data-nav',
  'data-near-pages',
  'data-copy-markdown',
  'data-moved',
];

function referencesOf({ tag, attributes }: HtmlElement): string[] {
  const found = ATTRIBUTES.flatMap((name) => attributes.get(name) ?? []);
  const isRefresh = tag === 'meta' && attributes.get('http-equiv') === 'refresh';
  return isRefresh ? [...found, attributes.get('content')?.replace(/^.*url=/, '') ?? ''] : found;
}

/** Links of a Markdown copy lead to the same site; what is in code is no link. */
function markdownLinks(text: string): string[] {
  const prose = text.replace(/^( *)(`{3,}|~{3,})[\s\S]*?^\1\2/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(<?(\/[^)\s>]*)/g)].map(([, href = '']) => href);
}

function problemOf(reference: string, from: string, { site, ids, base, others }: Known) {
  if (/^(?:https?|mailto|tel|data):/.test(reference)) return undefined;
  const [path = '', anchor = ''] = reference.split('#').map(decodeURIComponent);
  const other = others.find((one) => path.startsWith(one));
  if (other && (!base.startsWith(other) || !path.startsWith(base))) return undefined;
  if (path !== '' && !path.startsWith(base)) return `${reference} leads out of ${base}`;
  const target = path === '' ? from : fileOf(path.slice(base.length), site);
  if (target === undefined) return `${reference} is not there`;
  // A page that a choice in its address draws has the texts of other pages, each below the id of its page.
  const isDrawn = path.includes('?') && fileOf(anchor, site) !== undefined;
  const isThere = anchor === '' || from.endsWith('.md') || ids.get(target)?.has(anchor) || isDrawn;
  return isThere ? undefined : `${reference}: no such anchor`;
}

function fileOf(below: string, site: BuiltSite): string | undefined {
  const id = below.replace(/\?.*$/, '').replace(/\/$/, '');
  const candidates = id === '' ? ['index.html'] : [id, `${id}/index.html`];
  return candidates.find((name) => site.has(name));
}

/** Trees are read as latin1, so that equal texts are equal bytes. */
function toUtf8(text: string): string {
  return Buffer.from(text, 'latin1').toString('utf8');
}
