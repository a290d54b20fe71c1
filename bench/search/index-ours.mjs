// A number of generated pages → the files of our index, without a site around them. Run as a separate process.
//   node index-ours.mjs COUNT OUT_DIR      prints `{ weighMs, indexMs, writeMs, files, bytes, textBytes }`
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCorpus } from './corpus.mjs';
import { loadEngine } from './engine.mjs';
import { textOf } from './files.mjs';
import { toSearchPage } from './ours.mjs';

const [count, out] = process.argv.slice(2);
const { buildIndex, genericWords, weighPage } = await loadEngine();
const generic = genericWords([]);
const corpus = createCorpus(Number(count));
rmSync(out, { recursive: true, force: true });
const slugs = [...new Set(corpus.ids.map((id) => id.split('/')[0]))];
const bySection = slugs.flatMap((slug) =>
  corpus.ids.flatMap((id, n) => (id.startsWith(`${slug}/`) ? [{ slug, n }] : [])),
);
let weighMs = 0;
let textBytes = 0;
const pages = bySection.map(({ slug, n }) => {
  const page = corpus.pageAt(n);
  const texts = JSON.stringify(textOf(page));
  textBytes += Buffer.byteLength(texts);
  const started = performance.now();
  const weighed = weighPage(toSearchPage(page), generic);
  weighMs += performance.now() - started;
  return { section: slug, name: nameOf(page), records: recordsOf(page), weighed };
});

const started = performance.now();
let files = 0;
let bytes = 0;
let writeMs = 0;
const sections = slugs.map((slug) => ({ slug, label: slug }));
for (const file of buildIndex({ base: '/learn/', pages, sections, synonyms: {} })) {
  const content = file.make();
  const made = performance.now();
  const at = path.join(out, file.path);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, content);
  writeMs += performance.now() - made;
  files++;
  bytes += Buffer.byteLength(content);
}
const indexMs = performance.now() - started - writeMs;
console.log(
  `\nBENCH-RESULT ${JSON.stringify({ weighMs, indexMs, writeMs, files, bytes, textBytes })}`,
);

function nameOf({ id, title }) {
  return { id, title, crumbs: id.split('/').slice(0, -1) };
}

function recordsOf({ sections }) {
  return sections.map(({ heading }) => [heading]);
}
