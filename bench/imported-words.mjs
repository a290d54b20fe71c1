// An imported and built site → how many words of its source are on its pages, of 30 pages chosen by a seed.
//   node bench/imported-words.mjs SOURCE IMPORTED BUILT [--seed 1] [--pages 30]
//   node bench/imported-words.mjs --folder PAGES BUILT [--warnings FILE]     # a folder that was built without an import
// Prints a line of a table, the last number of which counts missing words that no line of the inventory accounts for, and
// each of these words; with --all, every missing word and its line. For a folder, FILE is what `learn check --json` says. SOURCE is what was imported, BUILT what was built of IMPORTED.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sourceWords } from './imported/source-words.mjs';
import { readInventory, readWarnings, traceWords } from './imported/trace-words.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    pages: { type: 'string', default: '30' },
    all: { type: 'boolean', default: false },
    folder: { type: 'boolean', default: false },
    warnings: { type: 'string' },
  },
});
const [source, imported, built = imported] = positionals;
if (imported === undefined || (built === imported && !values.folder))
  throw new Error('Write: bench/imported-words.mjs SOURCE IMPORTED BUILT');
const pages = values.folder ? pagesOfFolder() : pagesOfImport();
const chosen = shuffled(pages, Number(values.seed)).slice(0, Number(values.pages));

const textOf = (file) => readFileSync(path.join(source, file), 'utf8');
const entriesOf = !values.folder
  ? readInventory(imported)
  : values.warnings
    ? readWarnings(values.warnings, textOf)
    : () => [];
let unaccounted = 0;
let total = 0;
let missing = 0;
let tags = 0;
for (const { file, id } of chosen) {
  const text = textOf(file);
  const own = countsOf(sourceWords(text));
  const html = readFileSync(
    path.join(built, id.replace(/(^|\/)index$/, '$1'), 'index.html'),
    'utf8',
  );
  const article = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const shown = countsOf(builtWords(article));
  const found = shownTags(article).filter((tag) => !isMeant(tag, text));
  tags += found.length;
  if (values.all) for (const tag of found) console.log(`${file}: shown as text: ${tag}`);
  const lost = new Map();
  for (const [word, count] of own) {
    const gone = Math.max(0, count - (shown.get(word) ?? 0));
    total += count;
    missing += gone;
    if (gone > 0) lost.set(word, gone);
  }
  for (const { word, line, said } of traceWords(lost, text, entriesOf(file))) {
    if (said === undefined) unaccounted++;
    if (said === undefined || values.all)
      console.log(`${file}:${line}: ${word}: ${said ?? 'unaccounted'}`);
  }
}
const share = (((total - missing) / total) * 100).toFixed(2);
console.log(`| ${chosen.length} | ${total} | ${missing} | ${share} % | ${tags} | ${unaccounted} |`);

function pagesOfImport() {
  const { files } = JSON.parse(readFileSync(path.join(imported, 'import-report.json'), 'utf8'));
  return Object.entries(files).flatMap(([file, { note }]) => {
    const [, id] = /^content\/pages\/(.+?)\.md(?::|$)/.exec(note) ?? [];
    return id === undefined ? [] : [{ file, id }];
  });
}

/** Pages whose address is that of their file. */
function pagesOfFolder() {
  return readdirSync(source, { recursive: true })
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)[._]|node_modules/.test(file))
    .sort()
    .flatMap((file) => {
      const id = file.replace(/\.mdx?$/, '').replace(/(^|\/)(?:README|index)$/, '$1index');
      const at = path.join(built, id.replace(/(^|\/)index$/, '$1'), 'index.html');
      return existsSync(at) ? [{ file, id }] : [];
    });
}

function builtWords(html) {
  const alts = [...html.matchAll(/\balt="([^"]*)"/g)].map(([, alt]) => alt).join(' ');
  return decode(
    `${html
      .replace(/<wbr>|\u00AD|<\/?(?:span|i|code)\b[^>]*>/g, '')
      .replace(/<(?:script|style)[\s>][\s\S]*?<\/(?:script|style)>/g, ' ')
      .replace(/<[^>]*>/g, ' ')} ${alts}`,
  );
}

/** Tags in the text, not in code: those of HTML, and components. */
function shownTags(html) {
  const prose = html.replace(/<(pre|code)[\s>][\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
  return prose.match(/(?<!\w)&lt;\/?(?:[A-Z]\w*|[a-z]+\d?)(?:\s[^&]*)?\/?(?:&gt;|>)/g) ?? [];
}

/** Written as text: `\\<T>`, `&lt;T>`, or in front matter. */
function isMeant(tag, text) {
  const matter = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  if (matter.includes(decode(tag))) return true;
  return ['\\<', '&lt;'].some((sign) => text.includes(sign + decode(tag).slice(1, -1)));
}

function decode(text) {
  const named = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' };
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, digits) => String.fromCodePoint(Number(digits)))
    .replace(/&([a-z]+);/g, (_, name) => named[name] ?? ' ');
}

function countsOf(text) {
  const counts = new Map();
  for (const word of decode(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The same order for the same seed. */
function shuffled(list, seed) {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}
