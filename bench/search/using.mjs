// Indexes of generated corpora → what a search costs a reader, with each engine.
import path from 'node:path';
import { startServer } from '../served.mjs';
import { createCorpus } from './corpus.mjs';
import { answerFiles, answerFirst, answerTexts } from './files.mjs';
import { measureMiniSearch, measureOurs, measurePagefind } from './first-results.mjs';
import { bundleWorker, measureKeys, measureMainThread } from './keys.mjs';
import { OPTIONS } from './minisearch.mjs';
import { makeQueries } from './queries.mjs';
import { openLine, SLOW_4G, throughServer } from './slow-line.mjs';

/** The real dialog of a built site, on a slow line; if `count` is larger, with the index of that corpus. */
export async function timeOurs({ browser, learn, host, folder, count, queries }) {
  const server = await startServer(learn, host.dist);
  const through = throughServer(server.url);
  const corpus = count === host.count ? host.corpus : createCorpus(count);
  const own = answerFirst(answerFiles(path.join(folder, `ours-${count}`)), answerTexts(corpus));
  const swapped = (request) =>
    request.path.startsWith('/learn/_search/')
      ? own({ ...request, path: request.path.slice('/learn'.length) })
      : through(request);
  const answer = count === host.count ? through : swapped;
  const typed = makeQueries(corpus, queries);
  const line = await openLine(answer, SLOW_4G);
  const fast = await openLine(answer);
  const at = `learn/${host.corpus.ids[500]}`;
  const common = { browser, line, at: line.url + at, queries: typed };
  try {
    // Once at full speed, unmeasured: a host has its files compressed before they are asked for.
    await measureOurs({ ...common, line: fast, at: fast.url + at });
    return {
      typed: await measureOurs({ ...common, how: 'pointer' }),
      pasted: await measureOurs({ ...common, how: 'pointer', isPasted: true }),
      byKey: await measureOurs({ ...common, how: 'key' }),
      thread: await measureMainThread(browser, fast.url + at, typed),
    };
  } finally {
    await Promise.all([line.close(), fast.close()]);
    await server.stop();
  }
}

/** Time per key in the worker. */
export async function timeKeys({ browser, folder, count, queries }) {
  const dir = path.join(folder, `ours-${count}`);
  await bundleWorker(path.join(dir, 'worker.js'));
  const corpus = createCorpus(count);
  const files = answerFiles(dir, { isCompressed: false });
  const answer = answerFirst(files, answerTexts(corpus));
  return measureKeys(browser, answer, makeQueries(corpus, queries));
}

export async function timePagefind({ browser, folder, corpus, queries }) {
  return onSlowLine(path.join(folder, `pagefind-${corpus.count}`), async (line) => {
    const common = { browser, line, queries: makeQueries(corpus, queries) };
    return {
      cold: await measurePagefind({ ...common, isWarm: false }),
      warm: await measurePagefind({ ...common, isWarm: true }),
    };
  });
}

export async function timeMiniSearch({ browser, folder, corpus, queries }) {
  return onSlowLine(path.join(folder, `minisearch-${corpus.count}`), async (line) => ({
    cold: await measureMiniSearch({
      browser,
      line,
      queries: makeQueries(corpus, queries),
      options: OPTIONS,
    }),
  }));
}

async function onSlowLine(dir, use) {
  const line = await openLine(answerFiles(dir), SLOW_4G);
  try {
    return await use(line);
  } finally {
    await line.close();
  }
}
