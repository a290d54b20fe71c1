// A number of generated pages → MiniSearch's index as one JSON file, and in brotli. Run as a separate process.
//   node index-minisearch.mjs COUNT OUT_DIR      prints `{ indexMs, bytes, wireBytes }`
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createCorpus } from './corpus.mjs';
import { createIndex, documentsOf } from './minisearch.mjs';

const [count, out] = process.argv.slice(2);
const corpus = createCorpus(Number(count));
const index = createIndex();
let indexMs = 0;
for (let n = 0; n < corpus.count; n++) {
  const documents = [...documentsOf(corpus.pageAt(n))];
  const started = performance.now();
  index.addAll(documents);
  indexMs += performance.now() - started;
}
const started = performance.now();
const json = JSON.stringify(index);
indexMs += performance.now() - started;
mkdirSync(out, { recursive: true });
writeFileSync(path.join(out, 'index.json'), json);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const compressed = brotliCompressSync(json, { params });
writeFileSync(path.join(out, 'index.json.br'), compressed);
const bytes = Buffer.byteLength(json);
console.log(`\nBENCH-RESULT ${JSON.stringify({ indexMs, bytes, wireBytes: compressed.length })}`);
