// What was measured on this site itself → its part of bench/RESULTS.md.

import { kilobytes, spread as millis, secondsSpread as seconds, verdict } from '../format.mjs';

const BUILDS = [
  ['cold', 'cold, as after a fresh clone', 8_000],
  ['unchanged', 'nothing changed', 400],
  ['page', 'one page edited', 700],
  ['manifest', 'one manifest of a widget edited', 900],
  ['release', 'one release edited', undefined],
  ['layout', 'layout changed: all pages again', 4_000],
];

const SAVES = { page: 100, manifest: 150, release: 150, snippet: 150 };

export function renderSite({ date, machine, builds, dev, weights, versions }) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const made = BUILDS.map(([name, label, bar]) => {
    const { wallMs, cpuMs, peakMb } = builds[name];
    return row([
      label,
      bar ? `≤ ${bar / 1000} s` : '(no bar)',
      seconds(wallMs),
      seconds(cpuMs),
      `${Math.round(peakMb.high)} MB`,
      verdict(bar ? wallMs.median <= bar : undefined),
    ]);
  });
  const first = Object.entries({ cold: 3_000, warm: 1_500 }).map(([kind, bar]) =>
    row([
      `development server, ${kind}: start → first page drawn`,
      `≤ ${bar / 1000} s`,
      seconds(dev.firstMs[kind]),
      verdict(dev.firstMs[kind].median <= bar),
    ]),
  );
  const saves = Object.entries(SAVES).map(([kind, bar]) =>
    row([
      `save → seen, ${kind}`,
      `≤ ${bar} ms`,
      millis(dev.saveMs[kind]),
      verdict(dev.saveMs[kind].median <= bar),
    ]),
  );
  const { limits } = weights;
  return `## This site

Measured on ${date}, ${machine.cpu}, 2 cores used, Node ${machine.node}: a clone of this repository with ${builds.pages} pages of Markdown, ${builds.files.toLocaleString('en')} files built.
${builds.cold.wallMs.runs} runs of each kind, in turns.

| build | bar | wall | processor | peak memory | reached |
| --- | --- | --- | --- | --- | --- |
${made.join('\n')}
| Hugo, bare theme, the Markdown copies of the same pages | (no bar) | ${seconds(builds.hugo.wallMs)} | | | – |

A cold build takes ${builds.ratio.toFixed(1)} times as long as Hugo's (aim: below 5), which draws no code, diagrams, screens, illustrations or search index.

| development server | bar | measured | reached |
| --- | --- | --- | --- |
${[...first, ...saves].join('\n')}

Weight of the ${weights.pages.toLocaleString('en')} pages before a reader does anything: page, sheets and script, as brotli bodies.

| weight | bar | measured | reached |
| --- | --- | --- | --- |
| median; 90 of 100 pages | (no bar) | ${kilobytes(weights.median)}; ${kilobytes(weights.ninety)} | – |
| pages up to ${limits.usualBytes / 1000} KB | ≥ 90 % | ${(weights.usual * 100).toFixed(1)} % | ${verdict(weights.usual >= 0.9)} |
| heaviest page | ≤ ${limits.mostBytes / 1000} KB | ${kilobytes(weights.most)} | ${verdict(weights.most <= limits.mostBytes)} |
| most requests of a page | ≤ ${limits.requests} | ${weights.mostRequests} | ${verdict(weights.mostRequests <= limits.requests)} |
${versions ? renderVersions(versions) : ''}`;
}

const MOST_TIMES = 1.5;

function renderVersions({ one, three, bytes }) {
  const times = (all, single) => `× ${(all / single).toFixed(2)}`;
  const isWithin = (all, single) => verdict(all <= single * MOST_TIMES);
  const megabytes = (value) => `${(value / 1e6).toFixed(0)} MB`;
  return `
Three versions of this site from three refs, each with other text in a twentieth of its pages, built by \`learn build --all-versions\` without caches.

| three versions | bar | one | all | reached |
| --- | --- | --- | --- | --- |
| time | ≤ × ${MOST_TIMES} | ${seconds(one)} | ${seconds(three)}: ${times(three.median, one.median)} | ${isWithin(three.median, one.median)} |
| disk | ≤ × ${MOST_TIMES} | ${megabytes(bytes.one)} | ${megabytes(bytes.three)}: ${times(bytes.three, bytes.one)} | ${isWithin(bytes.three, bytes.one)} |
`;
}

/** Takes the place of the part that is there, or comes before all others. */
export function replaceSite(results, part) {
  const old = /^## This site\n[\s\S]*?(?=^## (?!This site))/m;
  if (old.test(results)) return results.replace(old, () => `${part}\n`);
  return results.replace(/^## /m, () => `${part}\n## `);
}

/** Takes the place of the part with the same heading, or comes last. */
export function replacePart(results, part) {
  const [heading] = part.split('\n', 1);
  const start = results.indexOf(`${heading}\n`);
  if (start < 0) return `${results.trimEnd()}\n\n${part}`;
  const end = results.indexOf('\n## ', start);
  return results.slice(0, start) + part + (end < 0 ? '' : results.slice(end));
}

/** A part that was measured by itself, as it stands in the results; empty where there is none. */
export function partOf(results, heading) {
  const start = results.indexOf(`## ${heading}\n`);
  const end = results.indexOf('\n## ', start);
  return start < 0 ? '' : results.slice(start, end < 0 ? undefined : end);
}
