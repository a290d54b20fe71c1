// What happens in a visit → one message at its end, as small as the service takes them. Nothing is stored on the device.
import { readKept } from '../device-storage.ts';
import { makeEventId } from './event-id.ts';
import { serviceUrl } from './setup.ts';

/** Bytes of a message; the service refuses longer ones. */
const LONGEST = 2_048;
const MOST_OF_ONE = 30;
const MOST_WAITING = 100;

export type VisitEvent = { kind: string; page: string } & Record<string, string | number | boolean>;

let waiting: (VisitEvent & { id: string })[] = [];

/** Sent when the page is left. */
export function note(event: VisitEvent): void {
  if (waiting.length < MOST_WAITING) waiting.push({ id: makeEventId(), ...event });
}

/** Who asks not to be followed isn't listened to. */
export const isListeningAllowed = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack !== '1' && globalPrivacyControl !== true;
};

/** What the reader has set: choices of tabs, by their groups. */
export function readChoices(): Record<string, string> {
  const kept = Object.entries(readKept('learn-tabs')).filter(([group]) =>
    /^[\w-]{1,40}$/.test(group),
  );
  return Object.fromEntries(
    kept.slice(0, 8).map(([group, label]) => [group, toWord(String(label))]),
  );
}

/** Letters, digits and few others, as the service takes them. */
export const toWord = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N} ._+-]+/gu, '-')
    .trim()
    .slice(0, 40);

/** @param version  of the documentation. */
export function sendWaiting(version: string): void {
  const events = waiting;
  waiting = [];
  const choices = readChoices();
  const about = { version: toWord(version), platform: choices.platform ?? '', choices };
  for (let from = 0; from < events.length; ) {
    let to = Math.min(events.length, from + MOST_OF_ONE);
    const bodyOf = () => JSON.stringify({ ...about, events: events.slice(from, to) });
    let body = new Blob([bodyOf()], { type: 'application/json' });
    while (body.size > LONGEST && to > from + 1) {
      to -= 1;
      body = new Blob([bodyOf()], { type: 'application/json' });
    }
    // One that is lost stays lost: nothing is sent again.
    if (body.size <= LONGEST) navigator.sendBeacon(serviceUrl('events'), body);
    from = to;
  }
}
