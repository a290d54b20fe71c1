// `learn mv`: a small site with everything that can name a page, its files before and after.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheDirOf } from '../engine/cache/cache-dir.ts';
import { journalFile, type MovePlaces } from '../engine/cache/move-journal.ts';
import { loadConfig } from '../engine/content/config/load-config.ts';
import { loadSite } from '../engine/content/load-site.ts';
import { changeFiles } from '../tools/move/change-files.ts';
import { correctSite } from '../tools/move/correct-site.ts';
import { planMoves } from '../tools/move/plan-move.ts';
import { type Disk, realDisk, recoverMove } from '../tools/move/take-back.ts';
import { killAt } from './support/kill-build.ts';
import { type Files, page, readTree, useSiteFolders } from './support/site-folder.ts';

const LINKS = `See [roles](guide/roles), [one](guide/roles#add "guide/roles"), [way](guide/roles?from=a#add)
and [pointed](<guide/roles>), \`[code](guide/roles)\`, \\[not a link](guide/roles), [near](guide/rolesy).

A [reference][r], ![guide/roles](shot.png), and [file](guide/roles.md).

| a | b |
| - | - |
| [cell](guide/roles) \\| c | [{product}](guide/{product}) |

> - [quoted](guide/roles)

[r]: guide/roles#add 'Title'
[unused]: guide/roles

:::cards
::card[Roles]{to=guide/roles icon=users}
::card[Roles]{to="guide/roles#add"}
:::

\`\`\`markdown
[fenced](guide/roles)
\`\`\`

::include{next.md target="guide/roles" word="see [all](guide/roles)"}
`;

const SITE: Files = {
  'site.config.json': '{ "product": { "name": "Acme", "slug": "acme", "code": "AC" } }',
  'content/pages/index.md': page('Home', LINKS).replaceAll('\n', '\r\n'),
  'content/pages/guide/roles.md': `\uFEFF${page('Roles', '## Add {#add}\n\n[a](./near), [b](../index#x), [own](#add), [n](guide/near).')}`,
  'content/pages/guide/near.md': page('Near', '[back](./roles.md#add) and [up](../guide/roles/)'),
  'content/pages/guide/{product}.md': page('Names'),
  'content/pages/guide/draft.md': page('Draft', '[r](guide/roles)', 'draft: true\n'),
  'content/pages/same.md': '---\nalias_of: guide/roles\n---\n',
  'content/snippets/next.md':
    '---\nparams: [target, word]\n---\n[go]({target}), {word}, [roles](guide/roles), [{target}](guide/near)\n',
  'content/snippets/lonely.md': '[roles](guide/roles)\n',
  'content/sidebars/a.yaml':
    'name: A\nslug: a\norder: 1\nitems: # guide/roles\n  - index\n  - guide/roles\n  - "guide/roles": guide/roles\n  - label: guide/roles\n    items: [guide/near]\n  - generate: guide\n',
  'content/planned.yaml': '- guide/later\n',
  'content/redirects.yaml':
    '- from: gone\n  to: index\n- from: old\n  to: guide/roles\n- from: guide/roles#was\n  to: guide/roles#add\n',
  'content/published.json':
    '{\n  "product": "acme",\n  "pages": {\n    "guide/roles": ["add","was"],\n    "index": []\n  }\n}\n',
  'content/records/one.yaml':
    'page: guide/roles\npages: [guide/roles#add, "guide/{part}", guide/]\nsee: guide/roles\ntext: Read [roles](guide/roles).\nlong: |\n  First.\n\n  Then [roles](guide/roles#add).\n',
};

const makeSite = useSiteFolders();

const placeOf = (dir: string): MovePlaces => ({
  cacheDir: cacheDirOf(path.join(dir, 'site.config.json')),
  roots: [path.join(dir, 'content')],
});

async function prepare(dir: string, from: string, to: string) {
  const source = loadSite(await loadConfig({ siteDir: dir }));
  const plan = planMoves([{ from, to }], source);
  return correctSite(source, plan);
}

async function move(from: string, to: string, files: Files = SITE) {
  const folder = makeSite(files);
  const before = textsOf(folder.dir);
  const made = await prepare(folder.dir, from, to);
  expect(changeFiles(made.changes, placeOf(folder.dir))).toEqual([]);
  const after = textsOf(folder.dir);
  return { folder, before, after, ...made };
}

const textsOf = (dir: string) =>
  new Map(
    [...readTree(dir)].map(([name, text]) => [name, Buffer.from(text, 'latin1').toString('utf8')]),
  );

/** Lines that were replaced, as `new line`, by file. */
function changedLines(before: Map<string, string>, after: Map<string, string>) {
  const changed: Record<string, string[]> = {};
  for (const [name, text] of after) {
    const old = before.get(name)?.split('\n');
    const lines = old ? text.split('\n').filter((line, i) => line !== old[i]) : undefined;
    if (!lines || lines.length) changed[name] = lines ?? ['(new)'];
  }
  return changed;
}

describe('a page that is renamed', () => {
  it('takes every link, entry and record along, and changes nothing else', async () => {
    const { before, after, byHand } = await move('guide/roles', 'team/members/roles');
    expect([...before.keys()].filter((name) => !after.has(name))).toEqual([
      'content/pages/guide/roles.md',
    ]);
    expect(changedLines(before, after)).toMatchInlineSnapshot(`
      {
        "content/pages/guide/draft.md": [
          "[r](team/members/roles)",
        ],
        "content/pages/guide/near.md": [
          "[back](../team/members/roles.md#add) and [up](../team/members/roles/)",
        ],
        "content/pages/index.md": [
          "See [roles](team/members/roles), [one](team/members/roles#add "guide/roles"), [way](team/members/roles?from=a#add)
      ",
          "and [pointed](<team/members/roles>), \`[code](guide/roles)\`, \\[not a link](guide/roles), [near](guide/rolesy).
      ",
          "A [reference][r], ![guide/roles](shot.png), and [file](team/members/roles.md).
      ",
          "| [cell](team/members/roles) \\| c | [{product}](guide/{product}) |
      ",
          "> - [quoted](team/members/roles)
      ",
          "[r]: team/members/roles#add 'Title'
      ",
          "[unused]: team/members/roles
      ",
          "::card[Roles]{to=team/members/roles icon=users}
      ",
          "::card[Roles]{to="team/members/roles#add"}
      ",
          "::include{next.md target="team/members/roles" word="see [all](team/members/roles)"}
      ",
        ],
        "content/pages/same.md": [
          "alias_of: team/members/roles",
        ],
        "content/pages/team/members/roles.md": [
          "(new)",
        ],
        "content/published.json": [
          "    "index": [],",
          "    "team/members/roles": ["add","was"]",
          "  }",
          "}",
          "",
        ],
        "content/records/one.yaml": [
          "page: team/members/roles",
          "pages: [team/members/roles#add, "guide/{part}", guide/]",
          "text: Read [roles](team/members/roles).",
          "  Then [roles](team/members/roles#add).",
        ],
        "content/redirects.yaml": [
          "- from: guide/roles",
          "  to: team/members/roles",
          "- from: old",
          "  to: team/members/roles",
          "- from: team/members/roles#was",
          "  to: team/members/roles#add",
          "",
        ],
        "content/sidebars/a.yaml": [
          "  - team/members/roles",
          "  - "team/members/roles": guide/roles",
        ],
        "content/snippets/lonely.md": [
          "[roles](team/members/roles)",
        ],
        "content/snippets/next.md": [
          "[go]({target}), {word}, [roles](team/members/roles), [{target}](guide/near)",
        ],
      }
    `);
    expect(after.get('content/pages/team/members/roles.md')).toMatchInlineSnapshot(`
      "﻿---
      title: Roles
      description: What Roles is about, in one sentence.
      ---

      ## Add {#add}

      [a](../../guide/near), [b](../../index#x), [own](#add), [n](guide/near).
      "
    `);
    expect(byHand.map(({ path: at, line, old, why }) => `${at}:${line} ${old} (${why})`)).toEqual([
      'content/records/one.yaml:3 guide/roles (may be something else)',
    ]);
  });

  it('and renamed back is what it was, but for what its readers are owed', async () => {
    const { folder, before } = await move('guide/roles', 'b');
    const { changes, redirects } = await prepare(folder.dir, 'b', 'guide/roles');
    changeFiles(changes, placeOf(folder.dir));
    expect(redirects).toEqual([{ from: 'b', to: 'guide/roles' }]);
    // `../guide/roles/` is written in its shortest form.
    expect(Object.keys(changedLines(before, textsOf(folder.dir)))).toEqual([
      'content/pages/guide/near.md',
      'content/published.json',
      'content/redirects.yaml',
    ]);
    expect(folder.file('content/redirects.yaml')).toBe(
      `- from: b\n  to: guide/roles\n${SITE['content/redirects.yaml']}`,
    );
  });

  it('leads its old address on, also the one before that; a draft had none', async () => {
    const { folder } = await move('guide/roles', 'b');
    changeFiles((await prepare(folder.dir, 'b', 'c')).changes, placeOf(folder.dir));
    expect(folder.file('content/redirects.yaml')).toBe(
      '- from: b\n  to: c\n- from: gone\n  to: index\n- from: guide/roles\n  to: c\n- from: old\n  to: c\n- from: c#was\n  to: c#add\n',
    );
    const draft = await prepare(folder.dir, 'guide/draft', 'guide/sketch');
    expect(draft.redirects).toEqual([]);
  });

  it('as part of a folder keeps its place in it, with tokens in names and what lies beside it', async () => {
    const files = { ...SITE, 'content/pages/guide/note.txt': 'x' };
    const { after, folder, edits } = await move('guide', '{product}/start', files);
    const names = [...after.keys()].filter((name) => name.startsWith('content/pages/'));
    expect(names).toEqual([
      'content/pages/index.md',
      'content/pages/same.md',
      'content/pages/{product}/start/draft.md',
      'content/pages/{product}/start/near.md',
      'content/pages/{product}/start/note.txt',
      'content/pages/{product}/start/roles.md',
      'content/pages/{product}/start/{product}.md',
    ]);
    expect(folder.file('content/sidebars/a.yaml')).toContain('- generate: {product}/start\n');
    expect(folder.file('content/records/one.yaml')).toContain(
      '"{product}/start/{part}", {product}/start/]',
    );
    expect(folder.file('content/pages/{product}/start/near.md')).toContain(
      '[back](./roles.md#add) and [up](./roles/)',
    );
    expect(folder.file('content/pages/index.md')).toContain('({product}/start/{product})');
    expect(edits.length).toBe(35);
  });
});

describe('a failure', () => {
  it('at any change of the disk leaves every file as it was', async () => {
    const { dir } = makeSite(SITE);
    const { changes } = await prepare(dir, 'guide', 'a/b/guide');
    const before = readTree(dir);
    const steps = failEach((failing) => {
      const left = attempt(changes, dir, failing);
      if (!left) expect(readTree(dir)).toEqual(before);
      return left !== undefined;
    });
    expect(steps).toBeGreaterThan(3 * changes.length - 1);
    expect(readTree(dir)).not.toEqual(before);
    expect([...readTree(dir).keys()].filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('in the manner of a kill leaves a journal, by which all is taken back, or finished', async () => {
    const files = { ...SITE, 'content/pages/guide/note.txt': 'x' };
    const { dir } = makeSite(files);
    const { changes } = await prepare(dir, 'guide', 'a/b/guide');
    const before = readTree(dir);
    const { cacheDir } = placeOf(dir);
    let taken = 0;
    const steps = failEach((failing) => {
      if (attempt(changes, dir, failing, 'dead')) return true;
      const says = recoverMove(placeOf(dir));
      expect(fs.existsSync(journalFile(cacheDir))).toBe(false);
      if (says?.includes('finished')) return true;
      expect(says).toBe('A "learn mv" was killed. Every file is as it was before.');
      expect(readTree(dir)).toEqual(before);
      taken = failing;
      return false;
    });
    expect(taken).toBe(steps);
    expect(taken).toBeGreaterThan(3 * changes.length - 4);
    const left = [...readTree(dir).keys()];
    expect(left.filter((name) => /pages\/guide|\.(?:new|old)$/.test(name))).toEqual([]);
    expect(left).toContain('content/pages/a/b/guide/note.txt');
  });
});

/** @param isDone  gets the number of the disk call that fails. @returns how many failed. */
function failEach(isDone: (failing: number) => boolean): number {
  let failing = 1;
  while (!isDone(failing)) failing++;
  return failing - 1;
}

const CHANGES: Record<keyof Disk, true> = {
  mkdirSync: true,
  writeFileSync: true,
  symlinkSync: true,
  renameSync: true,
  rmSync: true,
  rmdirSync: true,
  flush: true,
};

/**
 * Leaving something over at the end doesn't count as a failure. A dead process does nothing after the failing call.
 *
 * @returns  what was left over; undefined when the attempt failed.
 */
function attempt(
  changes: Parameters<typeof changeFiles>[0],
  dir: string,
  failing: number,
  then: 'goes on' | 'dead' = 'goes on',
) {
  let count = 0;
  const failAt =
    <Args extends unknown[]>(act: (...args: Args) => unknown) =>
    (...args: Args) => {
      count++;
      const isFailing = then === 'dead' ? count >= failing : count === failing;
      if (isFailing) throw new Error('The disk is full.');
      return act(...args);
    };
  const disk = Object.fromEntries(
    Object.keys(CHANGES).map((name) => [
      name,
      failAt(realDisk[name as keyof Disk] as (...args: unknown[]) => unknown),
    ]),
  ) as unknown as Disk;
  try {
    const left = changeFiles(
      changes,
      { ...placeOf(dir), folder: path.join(dir, 'content/pages/guide') },
      disk,
    );
    return then === 'dead' && count >= failing ? undefined : left;
  } catch {
    return undefined;
  }
}

describe('a diagnostic', () => {
  it.each([
    ['guide/rolse', 'x', 'There is no page "guide/rolse".\nClosest: guide/roles'],
    [
      'guide/roles',
      'index',
      'There is a page "index" already: content/pages/index.md\nGive another name, or remove that page.',
    ],
    ['guide/roles', 'gone', '"gone" was a page once'],
    ['guide/roles', 'guide/roles', '"guide/roles" has this name already.\nGive another name.'],
    ['guide/roles', '../x', '"../x" lies outside of the pages'],
    ['/etc/passwd', 'x', '"/etc/passwd" lies outside of the pages'],
    [
      'guide/roles',
      'a:b',
      '"a:b" is no page id: it has ":" in it.\nAn id is the path of a page, such as: learn mv teams/audit teams/audit-log',
    ],
    [
      'guide/roles',
      'out/x',
      'lies outside of the pages: a link of the file system leads out.\nGive another name.',
    ],
  ])('about %s → %s says what is wrong, and nothing changes', async (from, to, message) => {
    const { dir } = makeSite(SITE);
    const outside = makeSite({});
    fs.symlinkSync(outside.dir, path.join(dir, 'content/pages/out'));
    const before = readTree(dir);
    const error = await prepare(dir, from, to).then(
      () => ({ message: 'none', hint: '' }),
      (one) => one,
    );
    expect(`${error.message}\n${error.hint}`).toContain(message);
    expect(readTree(dir)).toEqual(before);
  });
});

describe('learn mv', () => {
  it('--dry-run shows each place, and writes nothing', () => {
    const folder = makeSite({
      'content/pages/a.md': page('A', '[b](b#x)'),
      'content/pages/b.md': page('B', '## X'),
    });
    const before = readTree(folder.dir);
    expect(folder.learn('mv', 'b', 'c/d', '--dry-run').text).toBe(
      'content/pages/b.md → content/pages/c/d.md\ncontent/pages/a.md:6:5  b#x → c/d#x\nredirect  b → c/d\n' +
        'Would rename "b" to "c/d": 1 place corrected, 2 other files changed. Nothing was written.\n',
    );
    expect(readTree(folder.dir)).toEqual(before);
    expect(folder.learn('mv', 'b', 'c/d').text).toBe(
      'Renamed "b" to "c/d": 1 place corrected, 2 other files changed.\n',
    );
    expect(folder.file('content/redirects.yaml')).toBe('- from: b\n  to: c/d\n');
    expect(folder.learn('check').text).toMatch(/no mistakes/);
  });

  it('that is killed waits: no command but "mv" changes a file, and a build refuses', () => {
    const folder = makeSite({
      'content/pages/a.md': page('A', '[b](b#x)'),
      'content/pages/b.md': page('B', '## X'),
    });
    const before = readTree(folder.dir);
    const kill = () =>
      killAt(folder.dir, ['mv', 'b', 'c/d'], { change: 3, among: 'renameSync .*content/' });
    expect(kill()).toBe(true);
    const killed = readTree(folder.dir);
    expect(killed).not.toEqual(before);
    const waits = 'Repair it: learn mv --recover\n';
    expect(folder.learn('check').text).toContain(waits);
    expect(folder.learn('mv', 'b', 'c/d', '--dry-run').text).toContain(waits);
    expect(folder.learn('build')).toMatchObject({ status: 1 });
    expect(folder.learn('build').text).toContain('pages may be missing. Nothing was built.');
    expect(readTree(folder.dir)).toEqual(killed);
    expect(folder.learn('mv', '--recover')).toEqual({
      status: 0,
      text: 'A "learn mv" was killed. Every file is as it was before.\n',
    });
    expect(readTree(folder.dir)).toEqual(before);
    expect(folder.learn('mv', '--recover').text).toContain('there is nothing to repair');
    expect(kill()).toBe(true);
    const { text } = folder.learn('mv', 'b', 'c/d');
    expect(text).toContain('A "learn mv" was killed. Every file is as it was before.\n');
    expect(text).toContain('Renamed "b" to "c/d"');
    expect(folder.learn('check').text).toMatch(/no mistakes/);
  });

  it('flushes new texts and their names before it removes an old text', async () => {
    const { dir } = makeSite(SITE);
    const { changes } = await prepare(dir, 'guide', 'a/b/guide');
    const calls: string[] = [];
    const disk = Object.fromEntries(
      Object.keys(CHANGES).map((name) => [
        name,
        (...args: unknown[]) => {
          calls.push(`${name} ${path.relative(dir, String(args[0]))}`);
          return (realDisk[name as keyof Disk] as (...args: unknown[]) => unknown)(...args);
        },
      ]),
    ) as unknown as Disk;
    changeFiles(changes, placeOf(dir), disk);
    const at = (call: string) => calls.indexOf(call);
    const first = (name: string) => calls.findIndex((one) => one.startsWith(name));
    const last = (call: string) => calls.findLastIndex((one) => one.startsWith(call));
    const texts = calls.filter((one) => one.startsWith('writeFileSync'));
    expect(texts.length).toBeGreaterThan(5);
    for (const one of texts)
      expect(at(one.replace('writeFileSync', 'flush'))).toBeGreaterThan(calls.indexOf(one));
    expect(last('writeFileSync')).toBeLessThan(first('renameSync'));
    expect(at('flush content/pages/a/b/guide')).toBeGreaterThan(last('renameSync'));
    expect(first('rmSync')).toBeGreaterThan(last('flush'));
  });
});
