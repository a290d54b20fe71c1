// What is on show ↔ the address of the page: a link to it shows the same to somebody else.
import { useSyncExternalStore } from 'react';

export const VIEWS = ['overview', 'pages', 'searches', 'missing', 'speed'] as const;
export type View = (typeof VIEWS)[number];

export type Shown = {
  view: View;
  from: string;
  to: string;
  section: string;
  version: string;
  platform: string;
  /** Of the table: the column, with "-" before it from the largest. */
  sort: string;
  /** Rows that are done are shown, too. */
  all: string;
};

/** What each view is given: `base` is the site's. */
export type ViewProps = { shown: Shown; base: string };

const KEYS = ['from', 'to', 'section', 'version', 'platform', 'sort', 'all'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Days in UTC, as they are counted. */
export const dayBefore = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

function read(search: string): Shown {
  const given = new URLSearchParams(search);
  const texts = Object.fromEntries(KEYS.map((key) => [key, given.get(key) ?? '']));
  const view = VIEWS.find((one) => one === given.get('view')) ?? 'overview';
  const shown = { ...texts, view } as Shown;
  return { ...shown, from: shown.from || dayBefore(27), to: shown.to || dayBefore(0) };
}

/** The address that shows `change` instead. */
export function addressOf(shown: Shown, change: Partial<Shown>): string {
  const { view, ...rest } = { ...shown, ...change };
  const kept = Object.entries(rest).filter(([, value]) => value !== '');
  return `?${new URLSearchParams([['view', view], ...kept])}`;
}

export function show(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

const subscribe = (onChange: () => void) => {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
};

export function useShown(): Shown {
  return read(useSyncExternalStore(subscribe, () => location.search));
}

/** As the service takes it. */
export const filterOf = ({ from, to, section, version, platform }: Shown) => ({
  from,
  to,
  section,
  version,
  platform,
});
