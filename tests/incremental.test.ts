// Every kind of file a site can have, changed one after another: each build equals one from nothing, byte by byte.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { COMPLETE, EDITS, type Edit } from './support/complete-site.ts';
import { createSiteFolder, leftovers, type SiteFolder } from './support/site-folder.ts';

const folder = createSiteFolder(COMPLETE);
afterAll(() => folder.dispose());

const build = (site: SiteFolder) => {
  const { status, text } = site.learnAlone('build');
  expect(status, text).toBe(0);
};
const apply = (site: SiteFolder, { files }: Edit) => {
  for (const [name, content] of Object.entries(files))
    if (content === undefined) site.remove(name);
    else site.write({ [name]: content });
};

/** In a process that has built others, which takes a third of the time. */
function buildBeside(site: SiteFolder): void {
  const { status, text } = site.learn('build');
  expect(status, text).toBe(0);
}

/**
 * In a separate folder, without anything that another build has cached. Where only content has changed, which no script
 * is made from, what was compiled for browsers is taken from the site: making it would take most of the time.
 */
function buildCold(upTo: number, how: (site: SiteFolder) => void) {
  const cold = createSiteFolder(COMPLETE);
  try {
    for (const edit of EDITS.slice(0, upTo + 1)) apply(cold, edit);
    const { files } = EDITS[upTo] ?? { files: { '': '' } };
    if (Object.keys(files).every((name) => name.startsWith('content/'))) takeClient(cold);
    how(cold);
    return cold.output();
  } finally {
    cold.dispose();
  }
}

function takeClient(cold: SiteFolder): void {
  const kept = 'store/client';
  cpSync(path.join(folder.cacheDir, kept), path.join(cold.cacheDir, kept), {
    recursive: true,
  });
}

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name) !== other.get(name),
  );

it('a site with every kind of file is built', { timeout: 240_000 }, () => {
  build(folder);
  expect(differing(folder.output(), buildCold(-1, build))).toEqual([]);
});

it.each(EDITS.map((edit, at) => ({ ...edit, at })))('$what', { timeout: 240_000 }, ({
  at,
  files,
  what,
}) => {
  const before = folder.output();
  apply(folder, { what, files });
  build(folder);
  expect(differing(folder.output(), before)).not.toEqual([]);
  expect(differing(folder.output(), buildCold(at, buildBeside))).toEqual([]);
  expect(leftovers(folder.dir)).toEqual([]);
});

it('in a process that has built nothing before, the last has the same bytes', {
  timeout: 240_000,
}, () => {
  expect(differing(folder.output(), buildCold(EDITS.length - 1, build))).toEqual([]);
});
