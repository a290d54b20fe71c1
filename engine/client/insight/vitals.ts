// How quick the page was that this visit began with → an event for each core vital.
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { pathBelow } from './setup.ts';
import { note } from './visit.ts';

export function listenForVitals(): void {
  const page = pathBelow(location.href);
  const template = /layout-(page|home|wide)/.exec(document.body.className)?.[1] ?? 'page';
  const take = ({ name, value }: Metric) => {
    // A page that was open in the background for hours says nothing of its speed.
    const sent = Math.min(600_000, Math.round(name === 'CLS' ? value * 1000 : value));
    note({ kind: 'vital', page, template, name, value: sent });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(take);
}
