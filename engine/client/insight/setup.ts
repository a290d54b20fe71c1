// What the build tells the script that listens to readers.
import type { Texts } from '../../theme/texts.ts';

export type InsightSetup = {
  /** Share of visits whose views and speed are counted, 0 to 1. */
  sample: number;
  /** The version of the documentation that this page is of. */
  version: string;
  texts: Texts['ask']['later'];
};

const base = (): string => document.documentElement.dataset.base ?? '/';

/** Where events and answers go. */
export const serviceUrl = (name: 'events' | 'feedback'): string => `${base()}_insight/${name}`;

/** An address of this site below its base; of another page or site, `fallback`. */
export function pathBelow(url: string, fallback = ''): string {
  if (!URL.canParse(url, location.href)) return fallback;
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && pathname.startsWith(base())
    ? pathname.slice(base().length, base().length + 200)
    : fallback;
}
