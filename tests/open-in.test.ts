// `openIn`: links of a page to programs that read its Markdown.
import { expect, it } from 'vitest';
import { page, useSiteFolders } from './support/site-folder.ts';

const createSite = useSiteFolders({ 'content/pages/guide/start.md': page('Start') });
const config = (url: string) =>
  JSON.stringify({
    url: 'https://docs.example',
    base: '/docs/',
    openIn: [{ label: 'Open in X', url }],
  });

it('leads to the address of the config, with that of the Markdown in it', () => {
  const site = createSite({ 'site.config.json': config('https://x.example/?q=Read {url}&a=1') });
  expect(site.learn('build').status).toBe(0);
  expect(site.file('dist/guide/start/index.html')).toContain(
    'href="https://x.example/?q=Read https%3A%2F%2Fdocs.example%2Fdocs%2Fguide%2Fstart.md&amp;a=1" rel="noopener noreferrer">Open in X</a>',
  );
});

it('must be an address that has a place for the page', () => {
  const site = createSite({ 'site.config.json': config('javascript:alert(1)') });
  const { status, text } = site.learn('check');
  expect(status).toBe(1);
  expect(text).toContain('it begins with https:// or http://');
  expect(text).toContain('it has {url}');
});
