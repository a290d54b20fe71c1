// A request of the open page → the author's editor, at the file and line that it is about.
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import launchEditor from 'launch-editor';
import { isBelow, realOf } from '../disk/inside.ts';
import type { DevSite } from './dev-site.ts';
import { foreignRequest } from './foreign-request.ts';
import type { SourcePlace } from './section-place.ts';

/** @param base  of the site. */
export const isOpenRequest = ({ method, url = '' }: IncomingMessage, base: string): boolean =>
  method === 'POST' && url.split('?', 1)[0] === `${base}_dev/open`;

export type Opened = { status: 204 | 400 | 403 | 404 | 501; text: string };

type Place = SourcePlace & { column?: number };

const REFUSED: Opened = { status: 403, text: 'Only a page on this machine opens an editor.' };
const NO_EDITOR: Opened = {
  status: 501,
  text: 'No editor is open that is known. Name one, and start again: LAUNCH_EDITOR=code npx learn dev',
};

/**
 * `?page=ID&anchor=ID`, or `?path=content/pages/a.md&line=3&column=1`, as diagnostics have it. Only files of the site
 * are opened, and only for a browser on this machine: an editor is a program that runs.
 *
 * @param host  the name that the server listens on.
 */
export async function openSource(
  request: IncomingMessage,
  dev: DevSite,
  host: string,
): Promise<Opened> {
  if (foreignRequest(request.headers, host) || !isLocal(request.socket.remoteAddress))
    return REFUSED;
  const { searchParams } = new URL(request.url ?? '/', 'http://host');
  const page = searchParams.get('page');
  const place: Place | undefined =
    page === null
      ? placeOf(searchParams)
      : await dev.place(page.replace(/\/$/, ''), searchParams.get('anchor') ?? '');
  const file = place && fileOf(place.path, dev);
  if (!place || !file) return { status: 404, text: 'There is no such file of the site.' };
  return launch(`${file}:${place.line}:${place.column ?? 1}`);
}

/** Of the terminal that the server runs in, or a known one that is running; `LAUNCH_EDITOR` comes first. */
function launch(target: string): Opened {
  let isMissing = false;
  launchEditor(target, (_file, message) => {
    isMissing ||= message === null;
  });
  return isMissing ? NO_EDITOR : { status: 204, text: '' };
}

const isLocal = (address = ''): boolean => /^(?:::ffff:)?127\./.test(address) || address === '::1';

function placeOf(params: URLSearchParams): Place | undefined {
  const [line, column] = [Number(params.get('line')), Number(params.get('column') ?? 1)];
  const isNumber = (value: number) => Number.isInteger(value) && value > 0;
  const named = params.get('path');
  return named && isNumber(line) && isNumber(column) ? { path: named, line, column } : undefined;
}

/** Content is shown from the folder that holds it, the config from where the command runs. No link leads out. */
function fileOf(shown: string, { source: { loaded } }: DevSite): string | undefined {
  const { contentDir, pagesDir, siteDir, file: config } = loaded;
  if (path.resolve(shown) === config) return realOf(config);
  const real = realOf(path.join(path.dirname(contentDir), shown));
  const folders = [contentDir, pagesDir, siteDir].flatMap((folder) => realOf(folder) ?? []);
  return real && folders.some((folder) => real !== folder && isBelow(real, folder))
    ? real
    : undefined;
}
