// Requests that come before the whole site is read → its early pages, with their sheet and script; all others wait for the whole.
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import { assetUrls } from '../build/plan/plan-page-data.ts';
import { hasMuchToRead } from '../build/records-ahead.ts';
import { admitRequest } from './admit-request.ts';
import { headersOf } from './answer-dev.ts';
import type { OpenedSite } from './dev-state.ts';
import { createEarlySite, EARLY_FILES } from './early-site.ts';
import { withDiagnostics } from './with-diagnostics.ts';

export type EarlyAnswers = {
  /** The site is whole; rejects where it can't be. */
  whole: Promise<void>;
  /** What answers requests as long as `next` can't. */
  before(next: RequestListener): RequestListener;
};

export type EarlyOptions = {
  /** The name that the server listens on. */
  host: string;
  /** Of pages that are asked for again once the site is whole. */
  generation: string;
  readWhole(): Promise<void>;
};

type Answer = { name: string; body: string | Buffer };

/** @returns  undefined where the site is whole as soon: few records, or those that the store has. */
export async function answerEarly(
  opened: OpenedSite,
  { host, generation, readWhole }: EarlyOptions,
): Promise<EarlyAnswers | undefined> {
  const { loaded, isDev, compiling } = opened;
  if (!isDev || !loaded.config.strict || !hasMuchToRead(loaded)) return undefined;
  const { base } = loaded.config;
  const early = await createEarlySite(opened);
  let isWhole = false;
  // The compiler has the other core. What fails there, fails again with the whole.
  const whole = compiling.then(readWhole, readWhole).then(() => {
    isWhole = true;
  });
  // Whoever waits says why.
  whole.catch(() => {});
  const assets = assetUrls(loaded, EARLY_FILES);
  const findAsset = async (name: string): Promise<Answer | undefined> => {
    const { css, js, files } = await compiling;
    // One module, whichever name it is asked for by.
    if (name === EARLY_FILES.js) return { name, body: `import "./${js}";` };
    const own = name === EARLY_FILES.css ? css : name;
    const file = files.find((one) => one.name === own);
    return file && { name, body: file.content };
  };
  const findPage = async (below: string): Promise<Answer | undefined> => {
    const id = below.replace(/\/$/, '');
    const html = (await early.page(id)) ?? (await early.page(`${id}/index`));
    const carried = { diagnostics: [], notes: undefined, due: [], generation, assets };
    return html === undefined
      ? undefined
      : { name: 'index.html', body: withDiagnostics(html, carried) };
  };
  const find = async (request: IncomingMessage): Promise<Answer | undefined> => {
    const admitted = admitRequest(request, host);
    if (!('path' in admitted) || !admitted.path.startsWith(base)) return undefined;
    const below = admitted.path.slice(base.length);
    const name = path.posix.basename(below);
    // A page that came before may ask for them later.
    if (admitted.path === assets.css || admitted.path === assets.js) return findAsset(name);
    if (isWhole) return undefined;
    const body = early.file(below);
    if (body !== undefined) return { name, body };
    return below.startsWith('_assets/') ? findAsset(name) : findPage(below);
  };
  return {
    whole,
    before: (next) => (request, response) =>
      void find(request)
        .then(async (answer) => {
          if (!answer) {
            await whole;
            return next(request, response);
          }
          response.writeHead(200, headersOf(answer.name, loaded.config)).end(answer.body);
        })
        // The server ends, and says why.
        .catch(() => response.destroy()),
  };
}
