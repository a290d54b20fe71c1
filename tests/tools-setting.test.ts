// `tools` and `help`: one list in the header of every page, links at its end; a tool that is no page is an error.
import { expect, it } from 'vitest';
import { page, useSiteFolders } from './support/site-folder.ts';

const createSite = useSiteFolders({ 'content/pages/guide/start.md': page('Start') });
const config = (id: string) => `{
  "url": "https://docs.example", "base": "/docs/",
  "tools": [{ "label": "Begin here", "page": "${id}" }],
  "help": [{ "label": "Write to us", "url": "mailto:help@docs.example" }]
}`;

it('are on every page, the home page too', () => {
  const site = createSite({ 'site.config.json': config('guide/start') });
  expect(site.learn('build').status).toBe(0);
  for (const file of ['dist/index.html', 'dist/guide/start/index.html']) {
    const [, list = ''] = /<ul id="site-tools"(.*?)<\/ul>/.exec(site.file(file)) ?? [];
    expect(list).toContain('<a href="/docs/guide/start">Begin here</a>');
    const [, foot = ''] = site.file(file).split('<footer');
    expect(foot).toContain('<a href="mailto:help@docs.example">Write to us</a>');
  }
});

it('that are no page of the site are an error', () => {
  const site = createSite({ 'site.config.json': config('guide/stat') });
  const { status, text } = site.learn('check');
  expect(status).toBe(1);
  expect(text).toContain('site.config.json:3:39  error  config/unknown-page');
  expect(text).toContain('Write "guide/start" instead.');
});
