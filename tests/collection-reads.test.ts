// What a collection says that it reads is all that it reads: the development server omits the rest.
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from '../engine/content/config/load-config.ts';
import { loadSite } from '../engine/content/load-site.ts';
import { COMPLETE } from './support/complete-site.ts';
import { page, useSiteFolders } from './support/site-folder.ts';

const make = useSiteFolders(COMPLETE);
const names = ['widgets', 'releases', 'guides', 'screens'];

it.each(names)('%s', async (name) => {
  const { dir } = make();
  const load = async () => {
    const loaded = await loadConfig({ siteDir: dir });
    const found = loadSite(loaded).collections.find(({ collection }) => collection.name === name);
    return { loaded, reads: found?.collection.reads ?? [], records: found?.data.records };
  };
  const { loaded, reads, records } = await load();
  // Those of other collections are asked for by name, and pages always count.
  const others = loaded.collections.flatMap((one) => (one.name === name ? [] : (one.reads ?? [])));
  const kept = new Set(['pages', ...reads, ...others]);
  for (const entry of readdirSync(loaded.contentDir))
    if (!kept.has(entry)) rmSync(path.join(loaded.contentDir, entry), { recursive: true });
  expect((await load()).records).toEqual(records);
  // And it does read that.
  for (const entry of reads)
    rmSync(path.join(loaded.contentDir, entry), { recursive: true, force: true });
  expect((await load()).records).not.toEqual(records);
});

it('is loaded again when something concerns it, and only then', async () => {
  const folder = make();
  const loaded = await loadConfig({ siteDir: folder.dir });
  const { collections } = loadSite(loaded);
  const keptAfter = (name: string) => {
    const changed = [path.join(loaded.contentDir, name)];
    const next = loadSite(loaded, { since: { collections, changed } }).collections;
    return next.filter((one, i) => one === collections[i]).map((one) => one.collection.name);
  };
  expect(keptAfter('snippets/any.md')).toEqual(names);
  expect(keptAfter('screens/any.yaml')).toEqual(['widgets', 'releases', 'guides']);
  expect(keptAfter('areas.yaml')).toEqual(['widgets', 'guides', 'screens']);
  // Releases show what widgets there are.
  expect(keptAfter('widgets/slider.yaml')).toEqual(['guides', 'screens']);
  // What a page says is no record; that it is there may be.
  expect(keptAfter('pages/new.md')).toEqual(names);
  folder.write({ 'content/pages/new.md': page('New') });
  expect(keptAfter('pages/new.md')).toEqual([]);
  expect(keptAfter('')).toEqual([]);
});

it('is read once: another run takes its records from the store until something concerns it', async () => {
  const { dir } = make();
  const load = async () => {
    const loaded = await loadConfig({ siteDir: dir });
    const requested: string[] = [];
    const collections = loaded.collections.map((one) => ({
      ...one,
      load: (...input: Parameters<typeof one.load>) => {
        requested.push(one.name);
        return one.load(...input);
      },
    }));
    const found = loadSite({ ...loaded, collections }).collections;
    loaded.store.flush();
    return { requested, records: found.map(({ data }) => data.records) };
  };
  const first = await load();
  expect(first.requested).toEqual(names);
  const second = await load();
  expect(second).toEqual({ requested: [], records: first.records });
  appendFileSync(path.join(dir, 'content/areas.yaml'), '# A comment.\n');
  // Collections that never asked for these are left.
  expect((await load()).requested).toEqual(['releases']);
  const slider = path.join(dir, 'content/widgets/slider.yaml');
  appendFileSync(slider, '# A comment.\n');
  // Releases take no more of widgets than names, titles, pages and what came and went.
  expect((await load()).requested).toEqual(['widgets']);
  writeFileSync(slider, readFileSync(slider, 'utf8').replace(/^title: .*$/m, 'title: Other'));
  expect((await load()).requested).toEqual(['widgets', 'releases']);
});
