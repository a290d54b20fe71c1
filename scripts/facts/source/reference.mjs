// A folder of Markdown → the words that its text calls, `name(`, and those it reaches, `.name`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BadInput } from '../bad-input.mjs';

/** @returns `{ calls, names }`, two sets; both empty without a folder. Release notes don't count. */
export function loadReference(folder) {
  const calls = new Set();
  const names = new Set();
  if (folder && !existsSync(folder)) throw new BadInput(`${folder}: there is no such folder.`);
  for (const name of folder ? readdirSync(folder, { recursive: true }).sort() : []) {
    if (!name.endsWith('.md') || name.includes('release-notes')) continue;
    const text = readFileSync(path.join(folder, name), 'utf8');
    for (const [, word] of text.matchAll(/\b([A-Za-z]\w*)\s*\(/g)) calls.add(word);
    for (const [, word] of text.matchAll(/\.([A-Za-z]\w*)\b/g)) names.add(word);
  }
  return { calls, names };
}
