// Command lines, one after another in one process → what each said, and every file of the scratch disk that it changed.
//   node run-cases.mjs CASES.json   { template, root, cwd, cases }: before each case, `root` is made equal to `template`
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compiledEngine } from '../../engine/bin/compile.mjs';
import { captured } from './captured.mjs';

const file = process.argv[2];
const { template, root, cwd, cases } = JSON.parse(readFileSync(file, 'utf8'));
const { main } = await import(pathToFileURL(await compiledEngine()).href);
const before = list(template);
const results = [];
let isClean = false;
for (const args of cases) {
  if (!isClean) restore();
  process.chdir(cwd);
  const started = Date.now();
  const { value, error, text } = await captured(() => main(args));
  const status = error === undefined ? value : 'thrown';
  if (process.env.CASES_LOG)
    appendFileSync(
      process.env.CASES_LOG,
      `${Date.now() - started} ms ${JSON.stringify(args)} ${status} ${text.slice(0, 100)}\n`,
    );
  const after = list(root);
  const changed = [...before].filter(([name, is]) => after.get(name) !== is).map(([name]) => name);
  const added = [...after.keys()].filter((name) => !before.has(name));
  isClean = changed.length + added.length === 0;
  results.push({ args, status, text, changed, added });
}
writeFileSync(`${file}.results`, JSON.stringify(results));
process.exit(0);

function restore() {
  process.chdir('/');
  rmSync(root, { recursive: true, force: true });
  cpSync(template, root, { recursive: true, verbatimSymlinks: true });
}

/** Path → what is there. */
function list(folder) {
  const found = new Map();
  const walk = (below) => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = path.join(below, entry.name);
      const at = path.join(folder, name);
      if (entry.isDirectory()) {
        found.set(name, 'folder');
        walk(name);
      } else found.set(name, entry.isFile() ? hashOf(at) : `link to ${readlinkSync(at)}`);
    }
  };
  walk('');
  return found;
}

function hashOf(at) {
  const bytes = readFileSync(at);
  return `${bytes.length} ${createHash('sha256').update(bytes).digest('hex')}`;
}
