// A site folder → a server that makes each page when it is requested, and pushes every change into the
// open page. The same stages as the build, one page at a time.
import type { RequestListener, ServerResponse } from 'node:http';
import { warmUp } from '../build/pages/highlighter-for.ts';
import { assetUrls } from '../build/plan/plan-page-data.ts';
import { keepCache } from '../cache/clear-cache.ts';
import { engineDir } from '../cache/engine-version.ts';
import type { ConfigOptions } from '../content/config/find-config.ts';
import { ContentError } from '../diagnostics/diagnostics.ts';
import { type Admitted, admitRequest } from './admit-request.ts';
import { answerDev, headersOf } from './answer-dev.ts';
import { createHttpServer } from './create-http-server.ts';
import { type Message, openSite, readState, type State, update } from './dev-state.ts';
import { answerEarly } from './early-answers.ts';
import { createLineWriter } from './line-writer.ts';
import { addressesFor, listen, nameHost } from './listen.ts';
import { contentFolders, isContent } from './live-files.ts';
import { createOpenPages } from './open-pages.ts';
import { isOpenRequest, openSource } from './open-source.ts';
import { createProblemLog, type ProblemLog } from './problem-log.ts';
import { watchFolders } from './watch-folder.ts';
import { type PageNotes, withDiagnostics } from './with-diagnostics.ts';

export type DevOptions = ConfigOptions & {
  port?: number;
  host?: string;
  log?: (line: string) => void;
  /** Pages as a build writes them, without what is for their author. */
  isPreview?: boolean;
  /** Called when the engine's own sources change: the running code is then out of date. */
  onEngineChange?: () => void;
  /** What readers said of a page, by its id. */
  notesOf?: (page: string) => PageNotes | undefined;
};

type Refused = Extract<Admitted, { status: number }>;

export type DevServer = {
  url: string;
  /** The same for other machines; none when only this one can reach it. */
  outside: readonly string[];
  /** Rejects where what is read behind the first pages can't be. */
  failed: Promise<never>;
  close(): Promise<void>;
};

export async function createDevServer(options: DevOptions): Promise<DevServer> {
  const started = Date.now().toString(36);
  let changes = 0;
  const { host = '127.0.0.1', port = 4000, notesOf, isPreview = false } = options;
  const opened = await openSite(options);
  const { loaded } = opened;
  let state!: State;
  const readWhole = async () => {
    state = { ...(await readState(opened)), generation: started };
  };
  const generation = `${started}.early`;
  const early = await answerEarly(opened, { host, generation, readWhole });
  if (!early) await readWhole();
  const whole = early?.whole ?? Promise.resolve();
  const openPages = createOpenPages<Message>();
  let trouble: Message | undefined;
  const log = options.log ?? createLineWriter(process.stderr).write;
  const problems = createProblemLog(log);
  const show = (next: Omit<State, 'generation'>, message: Message | undefined) => {
    changes += 1;
    state = { ...next, generation: `${started}.${changes}` };
    if (message) openPages.tell(message);
  };
  const onShown = ({ dev }: State) =>
    void dev
      .readRest(() => dev === state.dev)
      .then((isDue) => isDue && dev === state.dev && show(state, { type: 'page' }))
      .catch(problems.trouble);
  const answer: RequestListener = (request, response) => {
    const admitted = admitRequest(request, host);
    if (isOpenRequest(request, state.loaded.config.base))
      void openSource(request, state.dev, host)
        .then(({ status, text }) => void response.writeHead(status, PLAIN).end(text))
        .catch((error) => fail(response, error, log));
    else if ('status' in admitted) refuse(response, admitted);
    else if (admitted.path === `${state.loaded.config.base}_dev/events`) {
      const newest: Message = { type: 'generation', generation: state.generation };
      openPages.add(response, trouble ? [newest, trouble] : [newest]);
    } else
      void respond(admitted.path, response, state, { problems, notesOf, isPreview, onShown }).catch(
        (error) => fail(response, error, log),
      );
  };
  const { server, close } = createHttpServer(early?.before(answer) ?? answer);
  const address = await listen(server, { port, host, flag: '--port' });
  const { siteDir, collections } = loaded;
  const own = [...contentFolders(loaded), siteDir];
  const folders = [...own, engineDir, ...collections.map(({ dir }) => dir)];
  const letGo = keepCache(loaded.cacheDir);
  /** Content that a failed update has not taken in: part of the next. */
  let left: string[] = [];
  const takeIn = async (paths: readonly string[]) => {
    const all = [...new Set([...left, ...paths])];
    try {
      const next = await update(all, state, options);
      left = [];
      trouble = undefined;
      problems.trouble(undefined);
      show(next.state, next.message);
    } catch (error) {
      left = all.filter((at) => isContent(at, state.loaded));
      const diagnostics = error instanceof ContentError ? error.diagnostics : [];
      trouble = { type: 'trouble', text: (error as Error).message, diagnostics };
      openPages.tell(trouble);
      problems.trouble(error as Error);
    }
  };
  // Each takes what the one before it leaves.
  let taken: Promise<unknown> = whole.then(warmUp, () => {});
  const watching = watchFolders(
    folders,
    (paths) => {
      taken = taken.then(() => takeIn(paths));
    },
    () => log(TOO_MANY),
  );
  return {
    url: `http://${nameHost(host)}:${address.port}${loaded.config.base}`,
    outside: addressesFor(address).map((origin) => origin + loaded.config.base),
    failed: whole.then(() => new Promise<never>(() => {})),
    async close() {
      watching.close();
      letGo();
      openPages.close();
      if (!isPreview) server.closeAllConnections();
      await close(isPreview ? GRACE_MS : 0);
    },
  };
}

/** For what is on its way to a reader; an author's pages are connected as long as they are open. */
const GRACE_MS = 2_000;

const TOO_MANY =
  'The system watches no more folders: changes in some are not seen. Raise fs.inotify.max_user_watches, or start again after a change.';

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };

function refuse(response: ServerResponse, { status, text, headers }: Refused): void {
  response.writeHead(status, { ...PLAIN, ...headers }).end(`${text}\n`);
}

type Responding = {
  problems: ProblemLog;
  notesOf: DevOptions['notesOf'] | undefined;
  isPreview: boolean;
  /** A page of this state was sent. */
  onShown(state: State): void;
};

/** @param requested  the path, decoded. */
async function respond(
  requested: string,
  response: ServerResponse,
  state: State,
  { problems, notesOf, isPreview, onShown }: Responding,
) {
  const { base } = state.loaded.config;
  if (!requested.startsWith(base)) {
    response.writeHead(302, { location: base }).end();
    return;
  }
  const below = requested.slice(base.length);
  const answer = await answerDev(below, state.dev, state.client);
  if (answer.location) {
    response.writeHead(answer.status, { location: answer.location }).end();
    return;
  }
  const isHtml = answer.name.endsWith('.html') && !below.startsWith('_nav/');
  if (isHtml && !isPreview && answer.status === 200) problems.page(requested, answer.diagnostics);
  response.writeHead(answer.status, headersOf(answer.name, state.loaded.config));
  if (!isHtml || isPreview) return void response.end(answer.body);
  const id = below.replace(/\/$/, '');
  const notes = notesOf?.(id);
  const { diagnostics } = answer;
  const assets = assetUrls(state.loaded, state.client);
  const today = new Date().toISOString().slice(0, 10);
  const due = state.dev.due(answer.id ?? id, { today, dates: state.dates });
  const carried = { diagnostics, notes, due, generation: state.generation, assets };
  response.end(withDiagnostics(String(answer.body), carried));
  onShown(state);
}

/** What failed goes to the terminal, where only the author sees it. */
function fail(response: ServerResponse, error: unknown, log: (line: string) => void): void {
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (!response.headersSent) response.writeHead(500, PLAIN);
  response.end('This page could not be made: the terminal says why.\n');
}
