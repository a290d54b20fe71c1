// A built site → its pages with their text by section, read from the HTML as any indexer would.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param browser  a running Chromium: its own parser reads the pages.
 * @returns `{ id, title, sections: { anchor, heading, text }[] }[]` in the order of docs-index.json
 */
export async function readSitePages(browser, dir) {
  const ids = Object.keys(JSON.parse(readFileSync(path.join(dir, 'docs-index.json'), 'utf8')));
  const page = await browser.newPage();
  const pages = [];
  for (const id of ids) {
    const html = readFileSync(path.join(dir, id, 'index.html'), 'utf8');
    pages.push({ id, ...(await page.evaluate(readArticle, html)) });
  }
  await page.close();
  return pages;
}

/** Runs in the browser. Blocks are parted by a space, inline elements are not. */
function readArticle(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const title = page.querySelector('h1').textContent;
  const sections = [{ anchor: '', heading: title, text: '' }];
  const add = (text) => {
    sections.at(-1).text += text;
  };
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return add(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('style, script, button')) return;
    if (node.matches('h2, h3, h4, h5, h6')) {
      sections.push({ anchor: node.id, heading: node.textContent.trim(), text: '' });
      return;
    }
    const isInline = node.matches(
      'a, abbr, b, code, del, em, i, kbd, mark, s, span, strong, sub, sup',
    );
    if (!isInline) add(' ');
    for (const child of node.childNodes) walk(child);
    if (!isInline) add(' ');
  };
  walk(page.querySelector('article.article'));
  for (const section of sections) section.text = section.text.replace(/\s+/g, ' ').trim();
  return { title, sections };
}
