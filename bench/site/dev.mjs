// This site, in a clone → how soon the development server shows its first page, and how soon a saved change is seen.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moveCacheAway } from '../cache.mjs';
import { startServer } from '../dev.mjs';
import { summary } from '../process.mjs';
import { clearAway } from './copy.mjs';

const FIRST = 'teams/overview';

/** What is saved: file, what its text becomes, and the page on which it is seen. */
const SAVES = {
  page: [`content/pages/${FIRST}.md`, FIRST, (text, mark) => `${text}\n${mark}\n`],
  manifest: [
    'content/widgets/label.yaml',
    'app-development/widgets/basic/label',
    (text, mark) => text.replace(/^( +)description: .*$/m, `$1description: ${mark}`),
  ],
  release: [
    'content/releases/11.13.0.yaml',
    'millwork-release-notes/v11-13-0',
    (text, mark) => text.replace(/^summary: .*$/m, `summary: ${mark}`),
  ],
  snippet: [
    'content/snippets/data-variable-settings.md',
    undefined,
    (text, mark) => `${text}\n${mark}\n`,
  ],
};

/** @param snippetPage  a page that shows the snippet of `SAVES`. */
export async function measureSiteDev(clone, browser, { starts, saves, snippetPage }) {
  const learn = path.join(clone, 'engine/bin/learn.mjs');
  const start = async () => {
    const started = performance.now();
    const server = await startServer(learn, path.join(clone, 'site'));
    const page = await browser.newPage();
    await page.goto(server.url + FIRST);
    await page.waitForSelector('h1');
    const tookMs = performance.now() - started;
    return { server, page, tookMs };
  };
  const made = { cold: [], warm: [] };
  for (let n = 0; n < starts; n++)
    for (const kind of ['cold', 'warm']) {
      if (kind === 'cold') moveCacheAway();
      const { server, page, tookMs } = await start();
      made[kind].push(tookMs);
      await page.close();
      await server.stop();
    }
  const { server, page } = await start();
  const seen = {};
  for (const [kind, [name, at, edit]] of Object.entries(SAVES)) {
    await page.goto(server.url + (at ?? snippetPage));
    await page.waitForTimeout(700);
    const file = path.join(clone, name);
    const original = readFileSync(file, 'utf8');
    seen[kind] = [];
    for (let n = 0; n < saves; n++) {
      const mark = `Mark number ${n} of ${kind}.`;
      const shown = page.evaluate(waitForText, mark);
      await page.waitForTimeout(200);
      const saved = Date.now();
      writeFileSync(file, edit(original, mark));
      seen[kind].push((await shown) - saved);
    }
    writeFileSync(file, original);
    await page.waitForTimeout(500);
  }
  await page.close();
  await server.stop();
  clearAway(clone);
  return {
    firstMs: { cold: summary(made.cold), warm: summary(made.warm) },
    saveMs: Object.fromEntries(Object.entries(seen).map(([kind, all]) => [kind, summary(all)])),
  };
}

/** Runs in the page: the moment at which the text is drawn. */
function waitForText(text) {
  return new Promise((resolve, reject) => {
    const began = Date.now();
    const look = () => {
      if (document.querySelector('main')?.textContent.includes(text))
        requestAnimationFrame(() => resolve(Date.now()));
      else if (Date.now() - began > 30_000) reject(new Error(`not seen: ${text}`));
      else setTimeout(look, 1);
    };
    look();
  });
}
