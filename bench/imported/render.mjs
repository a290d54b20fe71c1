// What was measured of an imported site → its part of bench/RESULTS.md.
import { kilobytes, spread as millis, secondsSpread as seconds } from '../format.mjs';

export function renderImported({ builds, visits, machine, name, date, docusaurus, hasOwnSearch }) {
  const megabytes = ({ high }) => `${Math.round(high)} MB`;
  const pair = (what, show) => `| ${what} | ${show('learn')} | ${show('docusaurus')} |`;
  const search = (kind) => (hasOwnSearch[kind] ? 'yes, from its own files' : 'an outside service');
  const rows = [
    `| import, once: wall; processor | ${seconds(builds.import.wallMs)}; ${seconds(builds.import.cpuMs)} | – |`,
    pair('cold build, wall', (kind) => seconds(builds[kind].wallMs)),
    pair('… processor', (kind) => seconds(builds[kind].cpuMs)),
    pair('… peak memory', (kind) => megabytes(builds[kind].peakMb)),
    ...Object.entries(visits).flatMap(([page, of]) => [
      pair(
        `\`${page}\`: bytes, requests`,
        (kind) => `${kilobytes(of[kind].bytes)}, ${of[kind].requests}`,
      ),
      pair('… largest paint', (kind) => millis(of[kind].lcpMs)),
      pair('… click on "next" → new heading', (kind) => millis(of[kind].clickMs)),
    ]),
    pair('search without another host', search),
  ];
  return `## An imported site, and Docusaurus

Measured on ${date} by \`node bench/imported.mjs\`, ${machine.cpu}, 2 cores used, Node ${machine.node}, Chromium ${machine.chromium}: \`${name}\`, its
current documents without the blog, built after \`learn import docusaurus\`, and by Docusaurus ${docusaurus} with the site's own configuration.
${builds.learn.wallMs.runs} runs of each kind, in turns, without caches. One server sends both, with brotli. No other host answers, so that nothing of other hosts is counted.
Paints and clicks are on slow 4G with a processor four times slower; the link is in view for a second before the click.

| | this engine | Docusaurus |
| --- | --- | --- |
${rows.join('\n')}
`;
}
