// This project as it is committed → a separate clone to be measured and edited; and its pages for Hugo, as a bare site.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A fresh clone that shares the installed packages. */
export function cloneProject(project, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  execFileSync('git', ['clone', '--quiet', '--shared', project, folder]);
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

const PAGE = '<!doctype html><title>{{ .Title }}</title><main>{{ .Content }}</main>';

/**
 * Hugo reads the Markdown copies of a built site, with a theme that draws nothing beside the text.
 *
 * @returns  the number of pages.
 */
export function writeHugoSite(dist, folder) {
  rmSync(folder, { recursive: true, force: true });
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
