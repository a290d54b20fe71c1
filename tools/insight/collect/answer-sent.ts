// A POST of a reader's browser → stored events, or why it is refused. Nothing of what was sent is in an answer.
import { foreignRequest } from '../../../engine/tooling.ts';
import { batchSchema, feedbackSchema, timeOfId } from '../model/sent-schema.ts';
import type { StoredEvent } from '../model/stored-event.ts';
import { batchToStored, feedbackToStored, type Pages } from '../model/to-stored.ts';
import { emptyReply, type Reply, type ServiceRequest, textReply } from '../serve/reply.ts';
import { BusyError, type Intake } from './intake.ts';
import type { Limits } from './limits.ts';

/** Bytes of a body. */
export const LONGEST = { events: 2_048, feedback: 16_384 } as const;

export type Collecting = {
  intake: Intake;
  limits: Limits;
  pages: Pages;
  /** Host of the public site, without a port. */
  host: string;
  /** Address of the page of thanks, from the root. */
  thanksUrl: string;
  /** Address of the client, from the socket or from a proxy that is trusted. */
  addressOf(request: ServiceRequest): string;
  now(): Date;
  /** How long ids of events are remembered: what is older could be counted again. */
  keepDays: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Clocks of devices differ by some hours. */
const isRecent = (id: string, { now, keepDays }: Collecting): boolean => {
  const ageMs = now().getTime() - timeOfId(id);
  return ageMs > -DAY_MS && ageMs < (keepDays - 1) * DAY_MS;
};

/** @param kind  what is sent: events as JSON, feedback as a form. */
export async function answerSent(
  kind: keyof typeof LONGEST,
  request: ServiceRequest,
  collecting: Collecting,
): Promise<Reply> {
  const refusal = refuse(request, collecting);
  if (refusal) return refusal;
  const wait = collecting.limits.take(collecting.addressOf(request));
  if (wait > 0) return textReply(429, 'Too many requests', { 'Retry-After': String(wait) });
  if (request.body === undefined || request.body.length > LONGEST[kind])
    return textReply(413, 'Too long');
  const parse = kind === 'events' ? parseEvents : parseFeedback;
  const events = parse(request.body, collecting);
  if (!events) return textReply(400, 'Not what this address takes');
  try {
    await collecting.intake.accept(events);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return textReply(503, 'Busy', { 'Retry-After': '60' });
  }
  const isForm =
    kind === 'feedback' && !/^application\/json\b/.test(String(request.headers.accept));
  return isForm ? emptyReply(303, { Location: collecting.thanksUrl }) : emptyReply(204);
}

/** Browsers name the origin of each POST. One without is none of the site's pages. */
export function refuse({ method, headers }: ServiceRequest, { host }: Pick<Collecting, 'host'>) {
  if (method !== 'POST') return textReply(405, 'Method not allowed', { Allow: 'POST' });
  const site = headers['sec-fetch-site'];
  const isOwn =
    typeof headers.origin === 'string' && (site === undefined || site === 'same-origin');
  if (!isOwn || foreignRequest(headers, host))
    return textReply(403, 'Only pages of this site may send');
  return undefined;
}

function parseEvents(body: Buffer, collecting: Collecting): StoredEvent[] | undefined {
  const { pages, now } = collecting;
  const parsed = batchSchema.safeParse(parseJson(body));
  if (!parsed.success || !parsed.data.events.every(({ id }) => isRecent(id, collecting)))
    return undefined;
  return batchToStored(parsed.data, { pages, now: now() });
}

function parseFeedback(body: Buffer, collecting: Collecting): StoredEvent[] | undefined {
  const { pages, now } = collecting;
  const fields = [...new URLSearchParams(body.toString('utf8'))];
  const record = Object.fromEntries(fields);
  // A field that is there twice.
  if (Object.keys(record).length !== fields.length) return undefined;
  const parsed = feedbackSchema.safeParse(record);
  if (!parsed.success || (parsed.data.id && !isRecent(parsed.data.id, collecting)))
    return undefined;
  return [feedbackToStored(parsed.data, { pages, now: now() })];
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
