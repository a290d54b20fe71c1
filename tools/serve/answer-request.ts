// One request → one Answer, a plain value: status, headers and body. Nothing is written to a socket here.

import { setTimeout as sleep } from 'node:timers/promises';
import {
  isAbsence,
  parseRequestUrl,
  type RequestUrl,
  resolveRuleHeaders,
} from '../../engine/tooling.ts';
import type { Answer, Site, SiteRequest } from './answer.ts';
import type { LoadedRules } from './create-rules-source.ts';
import { renderFile, renderMissing, renderText } from './render-answer.ts';
import { resolveRequest } from './resolve-request.ts';

const swapAttempts = 40;
const swapDelayMs = 25;

/** Answer a request. A HEAD request gets the answer of GET; leaving the body out is the writer's part. */
export async function answerRequest(site: Site, request: SiteRequest): Promise<Answer> {
  const url = parseRequestUrl(request.target);
  if (url === 'malformed') {
    const { rules } = await site.source.load();
    return renderText(400, 'Bad request', resolveRuleHeaders(rules, undefined));
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const { rules } = await site.source.load();
    const headers = { ...resolveRuleHeaders(rules, undefined), Allow: 'GET, HEAD' };
    return renderText(405, 'Method not allowed', headers);
  }
  if (url === 'undecodable') return renderMissing(site.cache, request, await site.source.load());
  return answerThroughSwap(site, request, url);
}

/**
 * A new build may take the old one's place at any moment, and on disks without links there is no folder at all for a
 * moment. So "missing" is believed only when the same build stood there before and after the search.
 */
async function answerThroughSwap(
  site: Site,
  request: SiteRequest,
  url: RequestUrl,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const before = await site.source.load();
    const answer = await answerFound(site, request, url, before);
    if (answer) return answer;
    const after = await site.source.load();
    const isSettled = after.stamp !== undefined && after.stamp === before.stamp;
    if (isSettled || attempt === swapAttempts) return renderMissing(site.cache, request, after);
    await sleep(swapDelayMs);
  }
}

/** `undefined` when nothing is at `url`, or when it went away while it was read. */
async function answerFound(
  site: Site,
  request: SiteRequest,
  url: RequestUrl,
  { rules, root }: LoadedRules,
): Promise<Answer | undefined> {
  const target = await resolveRequest(root, rules, url);
  if (target.kind === 'missing') return undefined;
  const ruleHeaders = resolveRuleHeaders(rules, url.url);
  if (target.kind === 'redirect') {
    const headers = { ...ruleHeaders, Location: target.location, 'Content-Length': '0' };
    return { status: target.status, headers, body: undefined };
  }
  try {
    return await renderFile(site.cache, request, target.file, ruleHeaders);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}
