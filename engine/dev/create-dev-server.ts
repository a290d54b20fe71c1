// A site folder → a server that makes each page when it is asked for, and pushes every change into the
// open page. The same stages as the build, one page at a time.
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { loadTheme, loadThemeFiles, type ThemeFiles } from '../build/load-theme.ts';
import { warmUp } from '../build/page-job.ts';
import { assetUrls } from '../build/prepare.ts';
import { type ConfigOptions, type LoadedConfig, loadConfig } from '../content/load-config.ts';
import { type Diagnostic, ExpectedError } from '../diagnostics.ts';
import { engineDir } from '../engine-dir.ts';
import { bundleClient, type ClientBundle } from '../output/bundle-client.ts';
import { contentSecurityPolicy } from '../output/site-files.ts';
import { contentTypeOf, renderContentType } from '../serve/content-types.ts';
import { clientTexts, mergeTexts, searchSetup } from '../theme/texts.ts';
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

export type DevServer = { url: string; close(): Promise<void> };

type State = {
  loaded: LoadedConfig;
  themeFiles: ThemeFiles;
  dev: DevSite;
  bundle: ClientBundle;
  /** Of the server's start, and of the last change: a page that carries another one is out of date. */
  generation: string;
};

/** What open pages are told: what is newest, look again, take other assets, or show what is wrong. */
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
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/_dev/events'))
      listen(response, welcome, () => listeners.delete(response));
    else void respond(request, response, state).catch((error) => fail(response, error));
  });
  const port = await start(server, options);
  void warmUp();
  const { contentDir, siteDir } = state.loaded;
  const watching = watchFolders([contentDir, siteDir, engineDir], (paths) => {
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
      for (const listener of listeners) listener.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function loadState(options: DevOptions): Promise<Omit<State, 'generation'>> {
  const loaded = await loadConfig(options);
  const themeFiles = await loadThemeFiles(loaded);
  const texts = clientTexts(mergeTexts(loaded.config.texts));
  const { cacheDir } = loaded;
  const search = searchSetup(loaded.config);
  const bundle = await bundleClient({
    ...themeFiles,
    base: loaded.config.base,
    cacheDir,
    texts,
    search,
    isDev: true,
  });
  const theme = await loadTheme(themeFiles.module);
  const dev = createDevSite(loaded, assetUrls(loaded, bundle, themeFiles), theme, themeFiles);
  return { loaded, themeFiles, bundle, dev };
}

/** The least that a change makes necessary. */
async function update(
  paths: readonly string[],
  state: State,
  options: DevOptions,
): Promise<{ state: Omit<State, 'generation'>; message?: Message }> {
  const { loaded, dev, bundle } = state;
  const isPage = (at: string) =>
    at.startsWith(path.join(loaded.contentDir, 'pages')) && at.endsWith('.md');
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
  const isContent = paths.every((at) => at.startsWith(loaded.contentDir));
  if (isContent) {
    const { theme } = dev;
    const { themeFiles } = state;
    return {
      state: {
        ...state,
        dev: createDevSite(loaded, assetUrls(loaded, bundle, themeFiles), theme, themeFiles),
      },
      message: { type: 'page' },
    };
  }
  const next = await loadState(options);
  const message: Message =
    next.bundle.js === bundle.js && next.bundle.css === bundle.css
      ? { type: 'page' }
      : { type: 'assets', ...assetUrls(next.loaded, next.bundle, next.themeFiles) };
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

async function respond(request: IncomingMessage, response: ServerResponse, state: State) {
  const { base } = state.loaded.config;
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (!url.pathname.startsWith(base)) {
    response.writeHead(302, { location: base }).end();
    return;
  }
  const below = decodeURIComponent(url.pathname.slice(base.length));
  const answer = await answerDev(below, state.dev, state.bundle);
  if (answer.location) {
    response.writeHead(answer.status, { location: answer.location }).end();
    return;
  }
  const isHtml = answer.name.endsWith('.html') && !below.startsWith('_nav/');
  response.writeHead(answer.status, {
    'content-type': renderContentType(contentTypeOf(answer.name)),
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(),
  });
  response.end(
    isHtml ? withDiagnostics(String(answer.body), answer.diagnostics, state) : answer.body,
  );
}

/** Diagnostics travel in the page, as data that the overlay reads. */
function withDiagnostics(html: string, diagnostics: readonly Diagnostic[], state: State): string {
  const { css, js } = assetUrls(state.loaded, state.bundle, state.themeFiles);
  const hasScript = html.includes(js);
  const head = hasScript
    ? ''
    : `<link rel="stylesheet" href="${css}"><script type="module" src="${js}"></script>`;
  const json = JSON.stringify(diagnostics).replaceAll('<', '\\u003c');
  const carried = `${head}<script type="application/json" id="dev-diagnostics" data-generation="${state.generation}">${json}</script>`;
  return html.replace('</head>', () => `${carried}</head>`);
}

function fail(response: ServerResponse, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (!response.headersSent)
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
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
