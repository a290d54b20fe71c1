// A page that is shown → what is heard in it: searches, unknown addresses, its speed, our errors, answers of readers.
import { listenForErrors } from './errors.ts';
import { startForm } from './form.ts';
import { createSearches } from './searches.ts';
import { type InsightSetup, pathBelow } from './setup.ts';
import { offerSteps } from './steps.ts';
import { isListeningAllowed, note, sendWaiting } from './visit.ts';
import { listenForVitals } from './vitals.ts';

let isListening = false;
let isSampled = false;

/** Called for each page that is shown. */
export function startInsight(setup: InsightSetup): void {
  startForm(setup);
  offerSteps(setup);
  if (!isListeningAllowed()) return;
  const isFirst = !isListening;
  if (isFirst) listen(setup);
  const page = pathBelow(location.href);
  if (isSampled) note({ kind: 'view', page });
  if (isFirst && document.querySelector('[data-near-pages]')) {
    const from = pathBelow(document.referrer, hostOf(document.referrer));
    note({ kind: 'missing', page, from });
  }
}

function listen(setup: InsightSetup): void {
  isListening = true;
  isSampled = Math.random() < setup.sample;
  if (isSampled) listenForVitals();
  listenForErrors();
  const searches = createSearches(
    (searched) => note({ kind: 'search', page: pathBelow(location.href), ...searched }),
    (retried) => note({ kind: 'retry', page: pathBelow(location.href), ...retried }),
  );
  addEventListener('learn:search', ({ detail }) => searches.answered(detail));
  addEventListener('learn:opened', ({ detail }) => searches.opened(pathBelow(detail)));
  document.addEventListener('close', () => searches.ended(), { capture: true });
  const send = () => {
    searches.ended();
    sendWaiting(setup.version);
  };
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

declare global {
  interface WindowEventMap {
    'learn:search': CustomEvent<import('../search/report-search.ts').Reported>;
    'learn:opened': CustomEvent<string>;
  }
}
