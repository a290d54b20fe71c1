// A request below `BASE_insight/` → one Reply: what readers send, what writers read, the page for writers.
import { answerSent, type Collecting, LONGEST, refuse } from '../collect/answer-sent.ts';
import { markDone, markSchema } from '../read/mark-done.ts';
import { type Door, isLoopback, mayRead } from './admit-writer.ts';
import { answerRead, type Reading } from './answer-read.ts';
import {
  emptyReply,
  fileReply,
  htmlReply,
  type Reply,
  type ServiceRequest,
  textReply,
} from './reply.ts';
import { thanksPage } from './thanks-page.tsx';
import type { WritersPage } from './writers-page.ts';

export type Service = {
  collecting: Collecting;
  reading: Reading;
  door: Door;
  page: WritersPage;
};

/** Bytes of what a writer sends. */
const LONGEST_MARK = 4_096;

/** @returns bytes of the body that a path takes. */
export const longestBody = (path: string): number =>
  path === 'events' || path === 'feedback' ? LONGEST[path] : LONGEST_MARK;

export async function answerRequest(request: ServiceRequest, service: Service): Promise<Reply> {
  const { path } = request;
  if (path === 'events' || path === 'feedback')
    return answerSent(path, request, service.collecting);
  if (path === 'api/done') return answerDone(request, service);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return textReply(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  if (path === 'thanks') return htmlReply(thanksPage(service.reading.pages.card));
  if (path.startsWith('api/')) return answerApi(request, service);
  return answerPage(request, service);
}

async function answerApi(request: ServiceRequest, service: Service): Promise<Reply> {
  if (!mayRead(request, service.door)) return notAdmitted(service.door);
  return answerRead(request.path.slice('api/'.length), request.query, service.reading);
}

async function answerDone(
  request: ServiceRequest,
  { door, collecting, reading }: Service,
): Promise<Reply> {
  const refusal = refuse(request, collecting);
  if (refusal) return refusal;
  if (!mayRead(request, door)) return notAdmitted(door);
  if (!request.body || request.body.length > LONGEST_MARK) return textReply(413, 'Too long');
  const mark = markSchema.safeParse(parse(request.body));
  if (!mark.success) return textReply(400, 'Not what this address takes');
  await markDone(reading.query, mark.data);
  return emptyReply(204);
}

/** The page itself holds nothing that readers have sent; where nobody could sign in, it isn't shown. */
async function answerPage(request: ServiceRequest, { door, page }: Service): Promise<Reply> {
  if (!door.token && !door.signedInBy && !isLoopback(request)) return notAdmitted(door);
  if (request.path === '') return htmlReply(page.html);
  if (request.path === 'page.js')
    return fileReply('text/javascript; charset=utf-8', await page.script());
  if (request.path === 'page.css') return fileReply('text/css; charset=utf-8', page.style());
  return textReply(404, 'There is nothing here');
}

const notAdmitted = ({ token }: Door): Reply =>
  token
    ? textReply(401, 'A token is needed', { 'WWW-Authenticate': 'Bearer' })
    : textReply(403, 'Only this machine may read. Set LEARN_INSIGHT_TOKEN to let others in');

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
