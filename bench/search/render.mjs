// Measured values of search → their section of bench/RESULTS.md.
import { count, kilobytes, milli, seconds, share, spread } from '../format.mjs';

export function renderSearch({ versions, quality, costs }) {
  return `## Search

Peers: Pagefind ${versions.pagefind} and MiniSearch ${versions.minisearch}, in the same run, over the same pages.

### Quality

${quality.queries} golden queries (\`content/search-queries.yaml\`; those with a page that exists) over the ${quality.pages} pages of this site. A query
counts as answered by any of its pages; ten pages are looked at, a page has the rank of its best section. Pagefind reads title and article of the
built HTML. MiniSearch has one document a section with the fields \`title\`, \`heading\`, \`text\`; its second row is tuned as its documentation suggests. Ours also
reads what only the source has: descriptions, keywords and \`content/synonyms.yaml\`.

| engine | success@1 | success@5 | reciprocal rank |
| --- | --- | --- | --- |
${Object.entries(quality.engines)
  .map(([name, { all }]) => `| ${name} | ${scores(all)} |`)
  .join('\n')}

Success@1 by kind of query:

${kindTable(quality.engines)}

### Making the index

Generated pages of 600 words; the number of different words grows with the square root of the text, as in real prose. Ours is the index alone on one
thread (a build weighs pages on all of them, and only those that changed); memory is that of its whole process. Pagefind reads the built HTML on all
cores; MiniSearch gets the same sections as plain objects. Ours holds no text here: excerpts come from one more file a page.

| pages | engine | time | peak memory | index on disk |
| --- | --- | --- | --- | --- |
${Object.entries(costs)
  .flatMap(([pages, one]) => indexRows(pages, one))
  .join('\n')}

${Object.entries(costs)
  .filter(([, { site }]) => site)
  .map(
    ([pages, { site }]) =>
      `Whole site of ${count(pages)} pages, search included: cold ${seconds(site.wallMs)}, ${Math.round(site.peakMb)} MB; after an edit of one body ${seconds(site.editMs)}.`,
  )
  .join(' ')}

### First results on slow 4G

1.6 Mbit/s and 150 ms there and back, in the server, so that workers feel it too; connections are open, as they are after a page. Bytes are all that crossed
the line, headers included, from the pointer's arrival at the field (ours) or the first call (peers). Each query starts with an empty cache.

- Ours is the real dialog, with its script, from the first key (or the paste) to the first result drawn. The pointer rests on the field for 0.3 s and clicks; 0.3 s later the first key
  follows, then one each 120 ms. The key \`/\` gives no time to load ahead: the query follows at once. The last change is that of the excerpts.
- Pagefind is its script without any interface, from the call with the whole query to the data of five results; "loaded before" means that \`init()\` was done.
- MiniSearch is its script and its index in brotli, from the first request to the results.

| pages | engine | first results | bytes until then | last key → last change | bytes in all |
| --- | --- | --- | --- | --- | --- |
${Object.entries(costs)
  .flatMap(([pages, one]) => useRows(pages, one))
  .join('\n')}

### Time per key

Queries typed key by key into the worker, in Chromium: from the question to the first answer, as the page sees it. First with the files of the index coming from this machine, then with
all of them in memory. The page's own thread: the longest task of each query typed into the dialog, in processor time and by the clock (which counts waiting for its turn on a
busy machine).

| pages | keys | first time: median, 95 %, longest | again | page's own thread | by the clock |
| --- | --- | --- | --- | --- | --- |
${Object.entries(costs)
  .map(
    ([
      pages,
      {
        ours: { keys, use },
      },
    ]) =>
      `| ${count(pages)} | ${count(keys.keys)} | ${three(keys.first)} | ${three(keys.again)} | ${three(use.thread.cpu)} | ${three(use.thread.wall)} |`,
  )
  .join('\n')}
`;
}

const scores = ({ first, five, reciprocal }) => [first, five, reciprocal].map(share).join(' | ');
const three = ({ median, p95, high }) => [median, p95, high].map(milli).join(', ');

function kindTable(engines) {
  const names = Object.keys(engines);
  const kinds = Object.entries(engines[names[0]]?.kinds ?? {});
  const head = `| kind | queries | ${names.join(' | ')} |\n| --- | --- |${' --- |'.repeat(names.length)}`;
  const lines = kinds.map(
    ([kind, { queries }]) =>
      `| ${kind} | ${queries} | ${names.map((name) => share(engines[name].kinds[kind].first)).join(' | ')} |`,
  );
  return [head, ...lines].join('\n');
}

function indexRows(pages, { ours, pagefind, minisearch }) {
  const line = (name, time, peakMb, size) =>
    `| ${count(pages)} | ${name} | ${time} | ${Math.round(peakMb)} MB | ${size} |`;
  const { weighMs, indexMs, peakMb, bytes, files, textBytes } = ours.index;
  const own = `${kilobytes(bytes)} in ${count(files)} files, texts ${kilobytes(textBytes)}`;
  const time = `${seconds(weighMs + indexMs)} (pages ${seconds(weighMs)}, index ${seconds(indexMs)})`;
  const rows = [line('ours', time, peakMb, own)];
  if (pagefind) {
    const { index } = pagefind;
    rows.push(line('Pagefind', seconds(index.indexMs), index.peakMb, kilobytes(index.bytes)));
  }
  if (minisearch) {
    const { index } = minisearch;
    const size = `${kilobytes(index.bytes)} (brotli ${kilobytes(index.wireBytes)})`;
    rows.push(line('MiniSearch', seconds(index.indexMs), index.peakMb, size));
  }
  return rows;
}

function useRows(pages, { ours, pagefind, minisearch }) {
  const line = (name, { firstMs, firstBytes, indexBytes, settledMs, allBytes }) =>
    `| ${count(pages)} | ${name} | ${spread(firstMs)} | ${kilobytes(firstBytes.median)}${indexBytes ? `, index ${kilobytes(indexBytes.median)}` : ''} | ${settledMs ? `${spread(settledMs)} | ${kilobytes(allBytes.median)}` : '– | –'} |`;
  return [
    line('ours, typed', ours.use.typed),
    line('ours, pasted', ours.use.pasted),
    line('ours, opened by `/`', ours.use.byKey),
    ...(pagefind
      ? [line('Pagefind', pagefind.use.cold), line('Pagefind, loaded before', pagefind.use.warm)]
      : []),
    ...(minisearch ? [line('MiniSearch', minisearch.use.cold)] : []),
  ];
}
