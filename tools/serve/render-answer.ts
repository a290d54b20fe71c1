// A found file, a missing page or a short text → Answer.
import {
  contentTypeOf,
  findFile,
  renderContentType,
  resolveRuleHeaders,
  type SiteFile,
} from '../../engine/tooling.ts';
import type { Answer, SiteRequest } from './answer.ts';
import type { Body, BodyCache } from './body-cache.ts';
import type { LoadedRules } from './create-rules-source.ts';
import { isCompressed, loadBody } from './load-body.ts';
import { type Encoding, negotiateEncoding } from './negotiate.ts';
import { isNotModified, resolveRange } from './preconditions.ts';
import { missingPage } from './resolve-request.ts';

type Headers = Readonly<Record<string, string>>;

/** A short answer in plain text. */
export function renderText(status: number, text: string, ruleHeaders: Headers): Answer {
  const body = Buffer.from(`${text}\n`);
  const headers = { ...ruleHeaders, 'Content-Type': 'text/plain; charset=utf-8' };
  return { status, headers: { ...headers, 'Content-Length': String(body.length) }, body };
}

/** 200 with a file, 206 or 416 when a range of it is requested, 304 when the client has it. */
export async function renderFile(
  cache: BodyCache,
  request: SiteRequest,
  file: SiteFile,
  ruleHeaders: Headers,
): Promise<Answer> {
  const encoding = chooseEncoding(request, file);
  const body = await loadBody(cache, file, encoding);
  const headers = { ...ruleHeaders, ...varyHeader(file), ETag: body.etag };
  if (isNotModified(headerOf(request, 'if-none-match'), body.etag)) {
    return { status: 304, headers, body: undefined };
  }
  return encoding === 'identity'
    ? renderIdentity(request, file, body, headers)
    : renderWhole(200, file, body, { ...headers, 'Content-Encoding': encoding });
}

/** 404 with the site's own page, or a line of text where there is none. */
export async function renderMissing(
  cache: BodyCache,
  request: SiteRequest,
  { rules, root }: LoadedRules,
): Promise<Answer> {
  const ruleHeaders = resolveRuleHeaders(rules, rules.base + missingPage);
  const file = await findFile(root, missingPage);
  if (!file) return renderText(404, 'Not found', ruleHeaders);
  const encoding = chooseEncoding(request, file);
  const body = await loadBody(cache, file, encoding);
  const headers = { ...ruleHeaders, ...varyHeader(file) };
  const encoded = encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding };
  return renderWhole(404, file, body, encoded);
}

function chooseEncoding(request: SiteRequest, file: SiteFile): Encoding {
  return isCompressed(file) ? negotiateEncoding(headerOf(request, 'accept-encoding')) : 'identity';
}

function varyHeader({ name }: SiteFile): Headers {
  return contentTypeOf(name).isCompressible ? { Vary: 'Accept-Encoding' } : {};
}

function headerOf(request: SiteRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** Ranges are cut from the file as it is; a compressed answer is always whole. */
function renderIdentity(
  request: SiteRequest,
  file: SiteFile,
  body: Body,
  headers: Headers,
): Answer {
  const { etag, sizeBytes } = body;
  const range = resolveRange({
    range: headerOf(request, 'range'),
    ifRange: headerOf(request, 'if-range'),
    etag,
    sizeBytes,
  });
  if (range === undefined) {
    return renderWhole(200, file, body, { ...headers, 'Accept-Ranges': 'bytes' });
  }
  if (range === 'unsatisfiable') {
    const { ETag: _, ...rest } = headers;
    return renderText(416, 'Range not satisfiable', {
      ...rest,
      'Content-Range': `bytes */${sizeBytes}`,
    });
  }
  const { start, end } = range;
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Type': renderContentType(contentTypeOf(file.name)),
      'Content-Range': `bytes ${start}-${end}/${sizeBytes}`,
      'Content-Length': String(end - start + 1),
    },
    body: body.bytes ? body.bytes.subarray(start, end + 1) : { path: file.path, start, end },
  };
}

function renderWhole(status: number, file: SiteFile, body: Body, headers: Headers): Answer {
  return {
    status,
    headers: {
      ...headers,
      'Content-Type': renderContentType(contentTypeOf(file.name)),
      'Content-Length': String(body.sizeBytes),
    },
    body: body.bytes ?? { path: file.path, start: 0, end: body.sizeBytes - 1 },
  };
}
