// This project as it is committed → a separate clone to be measured and edited; and its pages for Hugo, as a bare site.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { clearCacheAway } from '../cache.mjs';

/** A fresh clone that shares the installed packages. */
export function cloneProject(project, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  execFileSync('git', ['clone', '--quiet', '--shared', project, folder]);
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/**
 * Folders of a clone are gone, as after a fresh clone. They are moved, not removed: for half a minute after many files
 * were removed, ext4 without a journal takes some 0.5 ms longer for each new one, which a fresh clone doesn't meet.
 */
export function moveAway(clone, names) {
  const aside = mkdtempSync(`${clone}.aside-`);
  for (const name of names)
    if (existsSync(path.join(clone, name)))
      renameSync(path.join(clone, name), path.join(aside, name.replaceAll('/', '_')));
}

/** Remove what was moved away beside a clone, and of the cache. */
export function clearAway(clone) {
  clearCacheAway();
  const folder = path.dirname(clone);
  for (const name of readdirSync(folder))
    if (name.startsWith(`${path.basename(clone)}.aside-`))
      rmSync(path.join(folder, name), { recursive: true, force: true });
}

const PAGE = '<!doctype html><title>{{ .Title }}</title><main>{{ .Content }}</main>';

/**
 * Hugo reads the Markdown copies of a built site, with a theme that draws nothing beside the text.
 *
 * @returns  the number of pages.
 */
export function writeHugoSite(dist, folder) {
  const write = (name, text) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write('hugo.toml', "baseURL = 'http://localhost/'\ndisableKinds = ['taxonomy', 'term', 'RSS']\n");
  for (const name of ['single', 'list']) write(`layouts/_default/${name}.html`, PAGE);
  const names = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md') && !name.startsWith('_'));
  // Braces would call Hugo's shortcodes.
  for (const name of names)
    write(`content/${name}`, readFileSync(path.join(dist, name), 'utf8').replaceAll('{{', '{ {'));
  return names.length;
}
