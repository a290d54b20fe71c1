// `node bench/editor.mjs [--edits N] [--large N] [--site DIR]`: how long an editor waits for the language service of this site, over edits as a writer makes them.
// Each edit breaks a link of a page, or corrects it again; between two edits, the service is asked for completion and hover.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openService } from './editor/service.mjs';
import { median } from './process.mjs';

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '500' },
    large: { type: 'string', default: '20' },
    site: { type: 'string', default: '.' },
  },
});
const site = path.resolve(values.site);
const started = performance.now();
const service = await openService(site);
const { connection, processorMs, untilIdle } = service;
let lastPublished = 0;
service.onPublished(() => {
  lastPublished = performance.now();
});

/** Resolves once the diagnostics of a file say, or no longer say, that a link is wrong. */
function until(uri, isWrong) {
  const isIt = () =>
    (service.published.get(uri) ?? []).some(({ code }) => code === 'links/missing-page') ===
    isWrong;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No diagnostics of ${uri}`)), 300_000);
    const look = () => {
      if (!isIt()) return;
      clearTimeout(late);
      stop();
      resolve();
    };
    const stop = service.onPublished(look);
    look();
  });
}

async function timed(times, work) {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

const LINK = /\]\(([a-z][\w/-]*)\)/;

/** Pages with a link to another, spread over the whole site. */
function choosePages(count) {
  const dir = path.join(site, 'content/pages');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const linked = files.sort().flatMap((name) => {
    const file = path.join(dir, name);
    const text = readFileSync(file, 'utf8');
    const body = text.slice(text.indexOf('\n---'));
    const prose = body.replace(/^ *(`{3,})[\s\S]*?^ *\1|<!--[\s\S]*?-->|`[^`\n]*`|^ *::.*/gm, '');
    const [link, target] = LINK.exec(prose) ?? [];
    // The first link of the text is the one that is broken: not one in code, or one that a snippet takes.
    if (link !== LINK.exec(body)?.[0]) return [];
    return link ? [{ uri: pathToFileURL(file).href, text, target }] : [];
  });
  const step = linked.length / count;
  return Array.from({ length: count }, (_, i) => linked[Math.floor(i * step)]);
}

const pages = choosePages(50);
const [diagnostics, completion, hover] = [[], [], []];
await service.type(pages[0].uri, pages[0].text.replace(`](${pages[0].target})`, '](no-such-page)'));
await until(pages[0].uri, true);
const first = performance.now() - started;
await service.type(pages[0].uri, pages[0].text);
await until(pages[0].uri, false);

for (let edit = 0; edit < Number(values.edits); edit++) {
  const page = pages[Math.floor(edit / 2) % pages.length];
  const isWrong = edit % 2 === 0;
  const text = isWrong ? page.text.replace(`](${page.target})`, '](no-such-page)') : page.text;
  await timed(diagnostics, async () => {
    await service.type(page.uri, text);
    await until(page.uri, isWrong);
  });
  const before = text.slice(0, text.indexOf('](', text.indexOf('\n---')) + 2).split('\n');
  const at = {
    textDocument: { uri: page.uri },
    position: { line: before.length - 1, character: before.at(-1).length },
  };
  await timed(completion, () => connection.sendRequest('textDocument/completion', at));
  await timed(hover, () => connection.sendRequest('textDocument/hover', at));
}

/** What a file says, and what it says after an edit that concerns more than its own page. Found by its first line of this kind. */
const LARGE = [
  ['front matter', 'pages/teams/manage-projects.md', /^title: .*/m],
  ['sidebar', 'sidebars/docs.yaml', /^description: .*\w/m],
  ['record', 'screens/mobile-build/sentry-project.yaml', /^title: .*/m],
  ['snippet', 'snippets/hrdb-tables.md', /^\| Table \| Columns/m],
  ['release', 'releases/11.10.0.yaml', /^summary: .*\w/m],
];
const large = new Map();
// A link that is broken with it, on a page of its own, says when it has been checked.
const last = pages.at(-1);
for (const [kind, name, pattern] of LARGE) {
  const file = path.join(site, 'content', name);
  const text = readFileSync(file, 'utf8');
  const uri = pathToFileURL(file).href;
  const [times, whole, soon, used] = [[], [], [], []];
  await untilIdle();
  for (let edit = 1; edit <= Number(values.large); edit++) {
    const isWrong = edit % 2 === 1;
    const shown = isWrong ? last.text.replace(`](${last.target})`, '](no-such-page)') : last.text;
    const before = { used: processorMs(), at: performance.now() };
    await timed(times, async () => {
      const edited = isWrong ? text.replace(pattern, (found) => `${found} again`) : text;
      await service.type(uri, edited);
      await service.type(last.uri, shown);
      await until(last.uri, isWrong);
    });
    soon.push(processorMs() - before.used);
    used.push((await untilIdle()) - before.used);
    whole.push(lastPublished - before.at);
  }
  large.set(kind, { times, whole, soon, used });
}

function line(name, times) {
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];
  const all = [median(times), p95, Math.max(...times), Math.min(...times)];
  const [middle, late, most, least] = all.map((ms) => ms.toFixed(0));
  console.log(`${name}: median ${middle} ms, p95 ${late} ms, ${least} to ${most} ms`);
}
console.log(`ready after ${(first / 1000).toFixed(1)} s; ${diagnostics.length} edits`);
line('diagnostics', diagnostics);
for (const [kind, { times, whole, soon, used }] of large) {
  line(`… after an edit of a ${kind}, of an open page`, times);
  line('    of the whole site', whole);
  line('    processor time until the first', soon);
  line('    processor time', used);
}
line('completion', completion);
line('hover', hover);
const { now, most } = service.memory();
console.log(`memory: ${now.toFixed(0)} MB, at most ${most.toFixed(0)} MB`);
await service.close();
