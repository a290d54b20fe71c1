// "Report a problem" in the menu at a title: where a config says how to hear from readers, and only there.
import { expect, it } from 'vitest';
import { page, useSiteFolders } from './support/site-folder.ts';

const createSite = useSiteFolders({ 'content/pages/guide/start.md': page('R & D') });

/** The menu of a page. */
function menuOf(settings: object): string {
  const config = { url: 'https://docs.example', base: '/docs/', ...settings };
  const site = createSite({ 'site.config.json': JSON.stringify(config) });
  expect(site.learn('build').status).toBe(0);
  const html = site.file('dist/guide/start/index.html');
  return /<ul id="page-actions".*?<\/ul>/s.exec(html)?.[0] ?? '';
}

const ADDRESS = encodeURIComponent('https://docs.example/docs/guide/start');
const MAIL = `<a href="mailto:docs@x.example?subject=Report%20a%20problem%3A%20R%20%26%20D&amp;body=${ADDRESS}">Report a problem</a>`;

it.each([
  ['by mail', { feedback: 'mailto:docs@x.example?subject=Search:%20{query}' }, MAIL],
  [
    'by the mail address of its help',
    { help: [{ label: 'Us', url: 'mailto:docs@x.example' }] },
    MAIL,
  ],
  [
    'on a page',
    { feedback: 'https://x.example/new?about={query}' },
    `<a href="https://x.example/new?about=${ADDRESS}" rel="noopener noreferrer">Report a problem</a>`,
  ],
])('%s, with the address of the page', (_how, settings, link) => {
  expect(menuOf(settings)).toContain(`<li>${link}</li></ul>`);
});

it.each([
  ['nobody reads it', {}],
  ['help is a page', { help: [{ label: 'Forum', url: 'https://forum.example' }] }],
  ['the script of the form adds it', { feedback: 'mailto:docs@x.example', insight: {} }],
])('is not there where %s', (_why, settings) => {
  const menu = menuOf(settings);
  expect(menu).toContain('Print');
  expect(menu).not.toContain('Report a problem');
});
