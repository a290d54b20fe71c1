// `learn mv` in sites that aren't strict: numbers in names, `.mdx`, folders' pages, links by file and by address.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../engine/content/config/load-config.ts';
import { loadSite } from '../engine/content/load-site.ts';
import { changeFiles } from '../tools/move/change-files.ts';
import { correctSite } from '../tools/move/correct-site.ts';
import { planMoves } from '../tools/move/plan-move.ts';
import { type Files, useSiteFolders } from './support/site-folder.ts';

const DOCS: Files = {
  'docs/README.md':
    '# Home\n\n[a](02-guides/01-install.mdx#run), [b](./02-guides/), [c](/docs/guides/install), [d](guides/install)\nand [e](02-guides/README.md), [f](02-guides/img/note.pdf), [own](#home).\n\n```md\n[a](02-guides/01-install.mdx)\n```\n',
  'docs/02-guides/README.md':
    '# Guides\n\n[i](01-install.mdx), [up](../README.md), ![dot](img/dot.png)\n',
  'docs/02-guides/01-install.mdx':
    '# Install\n\n## Run\n\n[g](./README.md), [h](..), [n](02-next.md)\n\n![dot](./img/dot.png)\n',
  'docs/02-guides/02-next.md':
    '---\nslug: /fixed\n---\n# Next\n\n[i](./01-install.mdx), [j](/fixed)\n',
  'docs/02-guides/img/dot.png': 'x',
  'docs/02-guides/img/note.pdf': 'x',
};

const makeSite = useSiteFolders();

async function move(from: string, to: string, files: Files = DOCS, site = 'docs') {
  const folder = makeSite(files);
  const siteDir = path.join(folder.dir, site);
  const check = async () => {
    const { pages } = loadSite(await loadConfig({ siteDir }));
    return pages.map(({ id }) => id);
  };
  const source = loadSite(await loadConfig({ siteDir }));
  const plan = planMoves([{ from, to }], source);
  const { changes, byHand, redirects } = correctSite(source, plan);
  const { cacheDir, contentDir, pagesDir } = source.loaded;
  expect(
    changeFiles(changes, { cacheDir, roots: [contentDir, pagesDir], folder: plan.folder }),
  ).toEqual([]);
  const lost = (name: string) => fs.existsSync(path.join(folder.dir, name));
  return { folder, ids: await check(), byHand, redirects, has: lost };
}

/** The text of a page below its heading. */
const body = (text: string) => text.slice(text.indexOf('\n', text.indexOf('# ')) + 1).trim();

describe('a page of a folder without a config', () => {
  it('keeps its ending, its number and its folder; links by file, address and id follow', async () => {
    const { folder, ids, byHand, redirects } = await move('guides/install', 'guides/set-up');
    expect(ids).toEqual(['fixed', 'guides/index', 'guides/set-up', 'index']);
    expect([byHand, redirects]).toEqual([[], []]);
    expect(body(folder.file('docs/README.md'))).toBe(
      '[a](02-guides/01-set-up.mdx#run), [b](./02-guides/), [c](/docs/guides/set-up), [d](guides/set-up)\nand [e](02-guides/README.md), [f](02-guides/img/note.pdf), [own](#home).\n\n```md\n[a](02-guides/01-install.mdx)\n```',
    );
    expect(body(folder.file('docs/02-guides/README.md'))).toContain('[i](01-set-up.mdx)');
    expect(body(folder.file('docs/02-guides/02-next.md'))).toBe(
      '[i](./01-set-up.mdx), [j](/fixed)',
    );
    expect(fs.existsSync(path.join(folder.dir, 'docs/redirects.yaml'))).toBe(false);
  });

  it('takes its pictures’ places along to another folder', async () => {
    const { folder, ids } = await move('docs/02-guides/01-install.mdx', 'start');
    expect(ids).toEqual(['fixed', 'guides/index', 'index', 'start']);
    expect(body(folder.file('docs/start.mdx')).replace(/^## Run\n\n/, '')).toBe(
      '[g](./02-guides/README.md), [h](.), [n](02-guides/02-next.md)\n\n![dot](./02-guides/img/dot.png)',
    );
  });

  it('whose file says its address keeps that', async () => {
    const { folder, ids } = await move('fixed', 'later/next');
    expect(ids).toContain('fixed');
    expect(body(folder.file('docs/later/next.md'))).toBe(
      '[i](../02-guides/01-install.mdx), [j](/fixed)',
    );
    expect(body(folder.file('docs/02-guides/01-install.mdx'))).toContain('[n](../later/next.md)');
  });
});

describe('a folder of pages', () => {
  it('moves with its own page, and with what lies beside', async () => {
    const { folder, ids, has } = await move('guides', 'start/first');
    expect(ids).toEqual(['fixed', 'index', 'start/first/index', 'start/first/install']);
    expect(body(folder.file('docs/README.md'))).toContain(
      '[a](start/first/01-install.mdx#run), [b](./start/first/), [c](/docs/start/first/install), [d](start/first/install)\nand [e](start/first/README.md), [f](start/first/img/note.pdf)',
    );
    expect(body(folder.file('docs/start/first/README.md'))).toBe(
      '[i](01-install.mdx), [up](../../README.md), ![dot](img/dot.png)',
    );
    expect([has('docs/02-guides'), has('docs/start/first/img/dot.png')]).toEqual([false, true]);
  });
});

describe('a site whose pages lie elsewhere', () => {
  it('has redirects and sidebars corrected by id', async () => {
    const { folder, ids } = await move(
      'guides/install',
      'guides/set-up',
      {
        ...DOCS,
        'site/site.config.json':
          '{ "product": { "name": "Acme", "slug": "acme", "code": "AC" }, "content": "../content", "pages": "../docs" }',
        'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems: [guides/install]\n',
      },
      'site',
    );
    expect(ids).toContain('guides/set-up');
    expect(folder.file('content/sidebars/a.yaml')).toContain('items: [guides/set-up]');
    expect(folder.file('content/redirects.yaml')).toBe(
      '- from: guides/install\n  to: guides/set-up\n',
    );
    expect(folder.file('docs/README.md')).toContain('[a](02-guides/01-set-up.mdx#run)');
  });
});
