// A site that is edited for hours → its live check keeps one state of it, and makes no page again for what was typed before.
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLiveCheck, type LiveCheck } from '../engine/tooling.ts';
import { createSiteFolder, page } from './support/site-folder.ts';

const IDS = Array.from({ length: 8 }, (_, i) => `page-${i}`);
const nameOf = (id: string) => `content/pages/${id}.md`;
const textOf = (id: string, body = 'Text.') => page(`Title of ${id}`, body);
const folder = createSiteFolder({
  'site.config.json': '{"strict": true}',
  'content/pages/index.md': page('Home', IDS.map((id) => `[${id}](${id})`).join(' ')),
  ...Object.fromEntries(IDS.map((id) => [nameOf(id), textOf(id)])),
  'content/snippets/a.md': 'A snippet.\n',
  'content/sidebars/a.yaml': `name: A\nslug: a\norder: 1\nitems: [index, ${IDS.join(', ')}]\n`,
});
let live: LiveCheck;

const change = (name: string, text: string) => {
  folder.write({ [name]: text });
  return live.check([path.join(folder.dir, name)]);
};
const pages = () => live.current()?.pages ?? {};
/** Pages whose record is another one than before. */
const madeSince = (before: ReturnType<typeof pages>) =>
  Object.keys(pages()).filter((id) => pages()[id]?.links !== before[id]?.links);

function collect(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

beforeAll(async () => {
  live = createLiveCheck({ siteDir: folder.dir });
  await live.check();
});
afterAll(() => folder.dispose());

it('looks at the whole site again without making the pages again that were typed in before', async () => {
  for (const id of IDS) await change(nameOf(id), textOf(id, `Text.\n\n## New\n\n[${id}](index)`));
  expect(pages()['page-1']?.anchors).toEqual(['new']);
  const before = { ...pages() };
  await change(nameOf('page-1'), textOf('page-1').replace('Title of', 'Name of'));
  expect(madeSince(before)).toEqual(['page-1']);
});

it('takes what only a body says without a new plan, its snippets, too', async () => {
  const site = live.current()?.site;
  const found = await change(nameOf('page-2'), textOf('page-2', '::include{a.md}'));
  expect(found.map(({ code }) => code)).not.toContain('include/unused');
  expect(pages()['page-2']?.dependencies).toContain('snippet:a.md');
  expect(live.current()?.site).toBe(site);
});

it('keeps no earlier plan of the site, and as many pages as there are', async () => {
  const plans: WeakRef<object>[] = [];
  for (let edit = 0; edit < 12; edit++) {
    const { site, context } = live.current() ?? {};
    if (site && context) plans.push(new WeakRef(site), new WeakRef(context));
    const text = textOf('page-3', `Edit ${edit}.`).replace('Title of', `Edit ${edit} of`);
    await change(nameOf('page-3'), text);
  }
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  // The last one may still be in use.
  expect(plans.filter((plan) => plan.deref()).length).toBeLessThanOrEqual(2);
  expect(Object.keys(pages())).toHaveLength(IDS.length + 1);
});
