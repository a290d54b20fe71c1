// A folder of YAML records: what each is, where it and its texts are, and what is wrong with it.
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSiteFolder } from '../../../tests/support/site-folder.ts';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import { loadConfig } from '../config/load-config.ts';
import { yamlFolder } from './yaml-folder.ts';

const folder = createSiteFolder({
  'site.config.json': JSON.stringify({ product: { name: 'Acme', slug: 'acme', code: 'AC' } }),
  'content/soups/hot/tomato.yaml':
    'title: "{Product} soup"\nhow: |\n  Cut.\n\n  Cook.\nminutes: 20\n',
  'content/soups/odd.yaml': 'title: Odd\nhwo: Cook.\n',
  'content/stews/fish.yaml': 'title: Fish\n',
  'content/stews/odd.yaml': '\ntitle: Odd\n',
});
afterAll(() => folder.dispose());

const schema = z.strictObject({
  title: z.string(),
  how: z.string(),
  note: z.string().default('Serve\nhot.'),
  minutes: z.number(),
});

const input = async () => {
  const diagnostics: Diagnostic[] = [];
  return { loaded: await loadConfig({ siteDir: folder.dir }), diagnostics };
};

describe('a folder of records', () => {
  it('reads again only what has changed, and has nothing left of what was there before', async () => {
    const { loaded, diagnostics } = await input();
    const load = yamlFolder('stews', z.object({ title: z.string() }));
    const [fish, odd] = load({ loaded, diagnostics });
    const changed = new Set([`${folder.dir}/content/stews/odd.yaml`]);
    const sizes = ['One', 'Two', 'Three'].map((title) => {
      folder.write({ 'content/stews/odd.yaml': `title: ${title}\n` });
      const [same, typed] = load({ loaded: { ...loaded, changed }, diagnostics });
      expect([same === fish, typed?.value.title]).toEqual([true, title]);
      return loaded.parsed.size;
    });
    expect(new Set(sizes).size).toBe(1);
    folder.write({ 'content/stews/odd.yaml': '\ntitle: Odd\n' });
    const unread = { ...loaded, changed: new Set<string>() };
    expect(load({ loaded: unread, diagnostics })[1]?.value.title).toBe('Three');
    expect(load({ loaded, diagnostics })[1]).toEqual(odd);
  });

  it('has of each its value, its place, and the lines of its texts', async () => {
    const [soup] = yamlFolder('soups', schema)(await input());
    expect(soup).toMatchObject({
      name: 'hot/tomato',
      path: 'content/soups/hot/tomato.yaml',
      file: `${folder.dir}/content/soups/hot/tomato.yaml`,
      value: { title: 'Acme soup', how: 'Cut.\n\nCook.\n', minutes: 20 },
    });
    expect(soup?.lines.how.map(({ text, line }) => [text, line])).toEqual([
      ['Cut.', 3],
      ['', 4],
      ['Cook.', 5],
    ]);
    expect(soup?.lines.note.map(({ text, line }) => [text, line])).toEqual([
      ['Serve', 1],
      ['hot.', 1],
    ]);
    expect(soup?.lines.minutes).toMatchObject([{ text: '20', line: 6 }]);
  });

  it('leaves out a record of which nothing can be made, and says where its mistakes are, also from the cache', async () => {
    for (const _time of ['first', 'cached']) {
      const given = await input();
      expect(yamlFolder('soups', schema)(given).map(({ name }) => name)).toEqual(['hot/tomato']);
      expect(
        given.diagnostics.map(({ code, path, line, column }) => [code, path, line, column]),
      ).toEqual([
        ['soups/missing-key', 'content/soups/odd.yaml', 1, 1],
        ['soups/missing-key', 'content/soups/odd.yaml', 1, 1],
        ['soups/unknown-key', 'content/soups/odd.yaml', 2, 1],
      ]);
    }
  });

  it('goes on with a record whose mistakes can be mended', async () => {
    const given = await input();
    const soups = yamlFolder('soups', schema.partial({ minutes: true }))(given);
    expect(soups.map(({ name, value }) => [name, value.how])).toEqual([
      ['hot/tomato', 'Cut.\n\nCook.\n'],
      ['odd', 'Cook.'],
    ]);
    expect(given.diagnostics.map(({ code }) => code)).toEqual(['soups/unknown-key']);
  });

  it('keeps of a record what it is turned into, with what that finds wrong', async () => {
    const given = await input();
    const load = yamlFolder('stews', schema.partial(), ({ title }, file) => {
      if (title !== 'Odd') return { shout: `${title}!` };
      const problem = { code: 'stews/odd', message: 'It is odd.' };
      file.diagnostics.push(diagnose(file.rangeOf(['title']), problem));
      return undefined;
    });
    expect(load(given)).toEqual([
      {
        shout: 'Fish!',
        name: 'fish',
        path: 'content/stews/fish.yaml',
        file: `${folder.dir}/content/stews/fish.yaml`,
      },
    ]);
    expect(given.diagnostics).toMatchObject([{ code: 'stews/odd', line: 2, column: 1 }]);
  });
});
