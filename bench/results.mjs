// Measured values → bench/RESULTS.md: each budget beside what was measured.
import { kilobytes, spread as millis, secondsSpread as seconds, verdict } from './format.mjs';
import { renderSearch } from './search/render.mjs';
import { searchRows } from './search/rows.mjs';

const megabytes = ({ median, high }) => `${Math.round(median)} MB (≤ ${Math.round(high)})`;

export function renderResults({
  machine,
  builds = {},
  dev = {},
  pages = {},
  clicks,
  lighthouse = [],
  releases,
  widgets,
  fromClick,
  search,
}) {
  const one = builds[1000];
  const ten = builds[10000];
  const typical = pages['connectors/connectors-building'];
  const rows = [];
  const row = (what, bar, measured, isReached) =>
    rows.push(`| ${what} | ${bar} | ${measured} | ${verdict(isReached)} |`);
  if (one) {
    row(
      'cold build, 1,000 pages, whole process',
      '≤ 5 s',
      seconds(one.cold.wallMs),
      one.cold.wallMs.median <= 5000,
    );
    row('… its peak memory', '≤ 600 MB', megabytes(one.cold.peakMb), one.cold.peakMb.median <= 600);
    row(
      'build after one edit of a body, 1,000 pages',
      '≤ 0.7 s',
      seconds(one.body.wallMs),
      one.body.wallMs.median <= 700,
    );
  }
  if (one && ten) {
    row(
      'build after one edit of a body, 10,000 pages',
      '(0.7 s is for 1,000)',
      seconds(ten.body.wallMs),
      undefined,
    );
    const time = ten.cold.wallMs.median / one.cold.wallMs.median;
    const perPage = ten.output.bytesPerPage / one.output.bytesPerPage - 1;
    row(
      'growth of time, 1,000 → 10,000 pages',
      'linear (× 10)',
      `× ${time.toFixed(1)}`,
      time <= 10.5,
    );
    row(
      'growth of output',
      'linear (× 10)',
      `× ${(ten.output.bytes / one.output.bytes).toFixed(1)}`,
      ten.output.bytes / one.output.bytes <= 10.5,
    );
    row(
      'bytes of HTML a page, before compression',
      '± 2 %',
      `+${(perPage * 100).toFixed(1)} %`,
      Math.abs(perPage) <= 0.02,
    );
    const [small, large] = [pages['corpus of 1,000'], pages['corpus of 10,000']];
    if (small && large) {
      const wire = large.bytes / small.bytes - 1;
      row(
        'bytes of a whole page on the wire',
        '± 2 %',
        `${(wire * 100).toFixed(1)} %`,
        Math.abs(wire) <= 0.02,
      );
    }
    row(
      'peak memory, 10,000 pages',
      '≤ 1.2 GB',
      megabytes(ten.cold.peakMb),
      ten.cold.peakMb.median <= 1200,
    );
  }
  for (const [count, { firstMs, saveMs }] of Object.entries(dev)) {
    const at = Number(count).toLocaleString('en');
    row(
      `dev server: start of the process to first page drawn, ${at} pages`,
      '≤ 1.5 s',
      seconds(firstMs),
      firstMs.median <= 1500,
    );
    row(
      `dev server: save to new text in the browser, ${at} pages`,
      '≤ 100 ms',
      millis(saveMs),
      saveMs.median <= 100,
    );
  }
  if (typical) {
    row(
      'a typical long page, cold, until the network is idle',
      '≤ 20 KB, ≤ 4 requests',
      `${kilobytes(typical.bytes)}, ${typical.requests} requests`,
      typical.bytes <= 20_000 && typical.requests <= 4,
    );
    row(
      'largest paint, slow 4G, processor 4× slower',
      '≤ 0.8 s',
      seconds(typical.lcpMs),
      typical.lcpMs.median <= 800,
    );
    row(
      'blocking time; layout shift',
      '0 ms; 0',
      `${Math.round(typical.blockedMs.median)} ms; ${typical.shift.high.toFixed(3)}`,
      typical.blockedMs.median === 0 && typical.shift.high === 0,
    );
  }
  if (clicks) {
    row(
      'click → new heading, the pointer was over the link',
      '≤ 50 ms',
      millis(clicks.hovered),
      clicks.hovered.median <= 50,
    );
    row('click → new heading, without that', '(no bar)', millis(clicks.cold), undefined);
  }
  if (lighthouse.length)
    row(
      'Lighthouse on every template',
      '100 · 100 · 100 · 100',
      lighthouse.every(isPerfect) ? 'all 100' : 'see below',
      lighthouse.every(isPerfect),
    );
  if (releases) {
    const { dataBytes, explorer, report, keys } = releases;
    row('releases: all data, brotli', '≤ 150 KB', kilobytes(dataBytes), dataBytes <= 150_000);
    row('… explorer drawn after its data', '≤ 100 ms', millis(explorer), explorer.median <= 100);
    row('… upgrade report drawn after its data', '≤ 100 ms', millis(report), report.median <= 100);
    row(
      `… a key in the filter: script, style, layout (${keys.count} keys)`,
      '≤ 16 ms',
      `${keys.median.toFixed(1)} ms, 95 of 100 ${keys.p95.toFixed(1)} ms`,
      keys.p95 <= 16,
    );
  }
  if (widgets) {
    const { drag, keys } = widgets;
    row(
      `widgets: frames while a slider is dragged (${drag.count})`,
      '60 a second',
      `one in ${drag.median.toFixed(1)} ms, ${drag.late} later than 20 ms`,
      drag.late <= drag.count / 100,
    );
    row(
      `… a key in the filter of all properties (${keys.count} keys)`,
      '(no bar)',
      millis(keys),
      undefined,
    );
  }
  if (fromClick) {
    const { usable, typed, pasted, bytes } = fromClick;
    row(
      'search: click → field that takes keys, slow 4G, processor 4× slower',
      '≤ 150 ms',
      millis(usable),
      usable.median <= 150,
    );
    row(
      '… click → first results of a typist, first key after 300 ms',
      '≤ 600 ms',
      `${seconds(typed)}, ${kilobytes(bytes.median)}`,
      typed.median <= 600,
    );
    row(
      '… click → first results of a query that is pasted',
      '(no bar)',
      seconds(pasted),
      undefined,
    );
  }
  if (search) for (const measured of searchRows(search)) row(...measured);
  return `# Results

Written by \`npm run bench\` on ${machine.date}. Machine: ${machine.cpu}, 2 cores used, ${machine.memoryGb} GB of memory, Node ${machine.node}, Chromium ${machine.chromium}.
Values are medians, the range in brackets. The machine is shared, and other work ran on it meanwhile: compare within one run.

| what | bar | measured | reached |
| --- | --- | --- | --- |
${rows.join('\n')}

## Builds, whole process

| | wall | processor | peak memory |
| --- | --- | --- | --- |
${Object.values(builds).flatMap(buildRows).join('\n')}

Output: ${Object.values(builds)
    .map(
      ({ pages: count, output }) =>
        `${count.toLocaleString('en')} pages make ${output.files.toLocaleString('en')} files, ${(output.bytes / 1e6).toFixed(1)} MB, ${kilobytes(output.bytesPerPage)} of HTML a page`,
    )
    .join('; ')}.

The larger corpus has ten times the categories, too: at the same level a page lists seven more of them (at most 48 entries a
level, however large the site), which is where its HTML grows before compression.

## Pages

Weight without throttling; times on slow 4G (1.6 Mbit/s, 150 ms) with the processor four times slower.

| page | bytes | requests | first paint | largest paint | blocked | shift |
| --- | --- | --- | --- | --- | --- | --- |
${Object.entries(pages)
  .map(
    ([name, page]) =>
      `| ${name} | ${kilobytes(page.bytes)} | ${page.requests} | ${millis(page.fcpMs)} | ${millis(page.lcpMs)} | ${Math.round(page.blockedMs.median)} ms | ${page.shift.high.toFixed(3)} |`,
  )
  .join('\n')}

## Lighthouse

Performance, accessibility, best practices, SEO. The page for unknown addresses is served from an address for this, and the audit for indexing is skipped: that page must not be indexed.

| template | form | scheme | scores |
| --- | --- | --- | --- |
${lighthouse.map((line) => `| ${line.name} | ${line.form} | ${line.scheme} | ${line.scores.join(' · ')}${line.failed.length && !isPerfect(line) ? ` (${line.failed.join(', ')})` : ''} |`).join('\n')}
${search ? `\n${renderSearch(search)}` : ''}`;
}

function isPerfect({ scores }) {
  return scores.every((score) => score === 100);
}

function buildRows({ pages, cold, unchanged, body, title }) {
  const kinds = {
    cold,
    unchanged,
    'after an edit of a body': body,
    'after an edit of a title': title,
  };
  return Object.entries(kinds).map(
    ([kind, { wallMs, cpuMs, peakMb }]) =>
      `| ${pages.toLocaleString('en')} pages, ${kind} | ${seconds(wallMs)} | ${seconds(cpuMs)} | ${megabytes(peakMb)} |`,
  );
}
