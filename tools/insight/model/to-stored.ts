// What a browser has sent, checked → events as they are stored: with the time, the section, and in columns.
import { randomUUID } from 'node:crypto';
import { mask } from '../../../engine/tooling.ts';
import type { Batch, Feedback } from './sent-schema.ts';
import { bucketOf, SEARCH, type StoredEvent } from './stored-event.ts';

/** What the service knows of the site. */
export type Pages = {
  /** Slug of the section that a page is in; empty for none. */
  sectionOf(page: string): string;
};

type About = { now: Date; pages: Pages };
type Part = Partial<Pick<StoredEvent, 'name' | 'target' | 'bucket' | 'value' | 'note'>>;

/** Queries are counted without regard to case: a phone writes a capital letter. */
const sameCase = (query: string): string => query.toLocaleLowerCase('en');

export function batchToStored(batch: Batch, about: About): StoredEvent[] {
  const { version, platform, choices } = batch;
  return batch.events.map((event) => {
    const { id, kind } = event;
    const page = toPageId(event.page);
    return stored({ id, kind, page, version, platform, choices, ...partOf(event) }, about);
  });
}

function partOf(event: Batch['events'][number]): Part {
  switch (event.kind) {
    case 'view':
      return {};
    case 'vital':
      return {
        name: event.name,
        target: event.template,
        value: event.value,
        bucket: bucketOf(event.value),
      };
    case 'error':
      return { name: event.message, target: event.place };
    case 'search':
      return {
        name: sameCase(mask(event.query)),
        target: toPageId(event.opened),
        value: event.found,
        bucket:
          (event.found > 0 ? SEARCH.found : 0) |
          (event.opened === '' ? 0 : SEARCH.opened) |
          (event.isAgain ? SEARCH.again : 0),
      };
    case 'retry':
      return { name: sameCase(mask(event.before)), target: sameCase(mask(event.query)) };
    case 'missing':
      return { name: toPageId(event.page), target: toPageId(event.from) };
  }
}

export function feedbackToStored(feedback: Feedback, about: About): StoredEvent {
  const { id = randomUUID(), answer, reason, text, section, version, platform } = feedback;
  const page = toPageId(feedback.page);
  const shared = { id, page, version, platform, choices: {}, note: mask(text) };
  if (answer === 'yes' || answer === 'no')
    return stored({ ...shared, kind: 'answer', name: answer, target: reason }, about);
  return stored({ ...shared, kind: answer, name: section, target: reason }, about);
}

type Given = Pick<StoredEvent, 'id' | 'kind' | 'page' | 'version' | 'platform' | 'choices'> & Part;

function stored(given: Given, { now, pages }: About): StoredEvent {
  const section = given.kind === 'missing' ? '' : pages.sectionOf(given.page);
  const none = { name: '', target: '', bucket: 0, value: 0, note: '' };
  return { ...none, ...given, at: now.toISOString(), section };
}

/** `/teams/overview/` and `teams/overview.html#x` are the same page. */
const toPageId = (address: string): string =>
  address
    .replace(/[#?].*$/s, '')
    .split('/')
    .filter(Boolean)
    .join('/')
    .replace(/\.html$/, '');
