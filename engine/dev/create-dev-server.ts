// A site folder → a server that makes each page when it is asked for, and pushes every change into the
// open page. The same stages as the build, one page at a time.
import { existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { keepCache } from '../content/clear-cache.ts';
import type { ConfigOptions } from '../content/find-config.ts';
import { type LoadedConfig, loadConfig } from '../content/load-config.ts';
import { type Diagnostic, ExpectedError } from '../diagnostics.ts';
import { engineDir } from '../engine-dir.ts';
import type { ClientBundle } from '../output/kept-bundle.ts';
import { contentSecurityPolicy } from '../output/site-files.ts';
import { assetUrls } from '../pipeline/frames.ts';
import { loadClient } from '../pipeline/load-client.ts';
import { loadTheme, loadThemeFiles, type ThemeFiles } from '../pipeline/load-theme.ts';
import { warmUp } from '../pipeline/make-article.ts';
import { compileSiteModules, listModules, type SiteModules } from '../pipeline/modules.ts';
import { contentTypeOf, renderContentType } from '../serve/content-types.ts';
import { type Admitted, admitRequest } from './admit-request.ts';
import { answerDev } from './answer-dev.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import { watchFolders } from './watch-folder.ts';

export type DevOptions = ConfigOptions & {
  port?: number;
  host?: string;
  log?: (line: string) => void;
  /** Called when the engine's own sources change: the running code is then out of date. */
  onEngineChange?: () => void;
};

type Refused = Extract<Admitted, { status: number }>;

export type DevServer = { url: string; close(): Promise<void> };

type State = {
  loaded: LoadedConfig;
  themeFiles: ThemeFiles;
  modules: SiteModules;
  dev: DevSite;
  bundle: ClientBundle;
  /** Of the server's start, and of the last change: a page that carries another one is out of date. */
  generation: string;
};

/** Messages to open pages: what is newest, look again, take other assets, or show what is wrong. */
type Message =
  | { type: 'generation'; generation: string }
  | { type: 'page' }
  | { type: 'assets'; css: string; js: string }
  | { type: 'trouble'; text: string };

export async function createDevServer(options: DevOptions): Promise<DevServer> {
  const started = Date.now().toString(36);
  let changes = 0;
  let state: State = { ...(await loadState(options)), generation: started };
  const listeners = new Set<ServerResponse>();
  let trouble: Message | undefined;
  const tell = (message: Message) => {
    for (const listener of listeners) send(listener, message);
  };
  const welcome = (listener: ServerResponse) => {
    listeners.add(listener);
    send(listener, { type: 'generation', generation: state.generation });
    if (trouble) send(listener, trouble);
  };
  const log = options.log ?? ((line: string) => process.stderr.write(`${line}\n`));
  const server = createServer((request, response) => {
    const admitted = admitRequest(request, options.host ?? '127.0.0.1');
    if ('status' in admitted) refuse(response, admitted);
    else if (admitted.path === `${state.loaded.config.base}_dev/events`)
      listen(response, welcome, () => listeners.delete(response));
    else void respond(admitted.path, response, state).catch((error) => fail(response, error, log));
  });
  const port = await start(server, options);
  void warmUp();
  const { siteDir, collections } = state.loaded;
  const own = [...contentFolders(state.loaded), siteDir];
  const folders = [...own, engineDir, ...collections.map(({ dir }) => dir)];
  const letGo = keepCache(state.loaded.cacheDir);
  const watching = watchFolders(folders, (paths) => {
    void update(paths, state, options)
      .then((next) => {
        changes += 1;
        state = { ...next.state, generation: `${started}.${changes}` };
        trouble = undefined;
        if (next.message) tell(next.message);
      })
      .catch((error: Error) => {
        trouble = { type: 'trouble', text: error.message };
        tell(trouble);
      });
  });
  return {
    url: `http://${options.host ?? '127.0.0.1'}:${port}${state.loaded.config.base}`,
    async close() {
      watching.close();
      letGo();
      for (const listener of listeners) listener.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function loadState(options: DevOptions): Promise<Omit<State, 'generation'>> {
  const loaded = await loadConfig(options);
  const listed = listModules(loaded);
  const themeFiles = await loadThemeFiles(loaded);
  const bundling = loadClient({ loaded, themeFiles, modules: listed, isDev: true });
  const assets = bundling.then((made) => assetUrls(loaded, made));
  // They are awaited last; until then, nothing handles a failure.
  assets.catch(() => {});
  const modules = await compileSiteModules(listed, loaded.cacheDir);
  const theme = await loadTheme(themeFiles.module);
  const dev = await createDevSite({ loaded, assets, theme, themeFiles, modules });
  const bundle = await bundling;
  return { loaded, themeFiles, modules, bundle, dev };
}

/** What authors write, and the pictures it shows. */
const contentFolders = ({ contentDir, pagesDir, staticDirs }: LoadedConfig): string[] => [
  contentDir,
  pagesDir,
  ...staticDirs,
];

/** The least that a change makes necessary. */
async function update(
  paths: readonly string[],
  state: State,
  options: DevOptions,
): Promise<{ state: Omit<State, 'generation'>; message?: Message }> {
  const { loaded, dev, bundle } = state;
  const isPage = (at: string) =>
    at.startsWith(loaded.pagesDir) && /\.mdx?$/.test(at) && !/\/_/.test(at);
  const isEngineCode = (at: string) =>
    at.startsWith(engineDir) &&
    /\.tsx?$/.test(at) &&
    !at.startsWith(path.join(engineDir, 'client')) &&
    !/\.test\./.test(at);
  if (paths.some(isEngineCode)) {
    options.onEngineChange?.();
    return { state };
  }
  const known = new Set(dev.source.pages.map((page) => page.file).filter((at) => existsSync(at)));
  if (paths.every((at) => isPage(at) && known.has(at)) && !paths.map(dev.forget).includes(true))
    return { state, message: { type: 'page' } };
  const isContent = paths.every((at) =>
    contentFolders(loaded).some((folder) => at.startsWith(folder)),
  );
  if (isContent) {
    const { theme } = dev;
    const { themeFiles, modules } = state;
    const assets = assetUrls(loaded, bundle);
    const next = await createDevSite({
      ...{ loaded, assets, theme, themeFiles, modules },
      last: { dev, changed: paths },
    });
    return { state: { ...state, dev: next }, message: { type: 'page' } };
  }
  const next = await loadState(options);
  const message: Message =
    next.bundle.js === bundle.js && next.bundle.css === bundle.css
      ? { type: 'page' }
      : { type: 'assets', ...assetUrls(next.loaded, next.bundle) };
  return { state: next, message };
}

function listen(
  response: ServerResponse,
  welcome: (response: ServerResponse) => void,
  leave: () => void,
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.on('close', leave);
  welcome(response);
}

const send = (listener: ServerResponse, message: Message) =>
  listener.write(`data: ${JSON.stringify(message)}\n\n`);

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };

function refuse(response: ServerResponse, { status, text, headers }: Refused): void {
  response.writeHead(status, { ...PLAIN, ...headers }).end(`${text}\n`);
}

/** @param asked  the path, decoded. */
async function respond(asked: string, response: ServerResponse, state: State) {
  const { base } = state.loaded.config;
  if (!asked.startsWith(base)) {
    response.writeHead(302, { location: base }).end();
    return;
  }
  const below = asked.slice(base.length);
  const answer = await answerDev(below, state.dev, state.bundle);
  if (answer.location) {
    response.writeHead(answer.status, { location: answer.location }).end();
    return;
  }
  const isHtml = answer.name.endsWith('.html') && !below.startsWith('_nav/');
  response.writeHead(answer.status, {
    'content-type': renderContentType(contentTypeOf(answer.name)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': contentSecurityPolicy(),
  });
  response.end(
    isHtml ? withDiagnostics(String(answer.body), answer.diagnostics, state) : answer.body,
  );
}

/** Diagnostics travel in the page, as data that the overlay reads. */
function withDiagnostics(html: string, diagnostics: readonly Diagnostic[], state: State): string {
  const { css, js } = assetUrls(state.loaded, state.bundle);
  const hasScript = html.includes(js);
  const head = hasScript
    ? ''
    : `<link rel="stylesheet" href="${css}"><script type="module" src="${js}"></script>`;
  const json = JSON.stringify(diagnostics).replaceAll('<', '\\u003c');
  const carried = `${head}<script type="application/json" id="dev-diagnostics" data-generation="${state.generation}">${json}</script>`;
  return html.replace('</head>', () => `${carried}</head>`);
}

/** What failed goes to the terminal, where only the author sees it. */
function fail(response: ServerResponse, error: unknown, log: (line: string) => void): void {
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (!response.headersSent) response.writeHead(500, PLAIN);
  response.end('This page could not be made: the terminal says why.\n');
}

function start(server: Server, { port = 4000, host = '127.0.0.1' }: DevOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ExpectedError(`Port ${port} is taken.`, 'Choose another one with --port.')
          : error,
      ),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
