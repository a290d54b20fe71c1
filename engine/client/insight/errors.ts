// Errors of our own scripts → events; those of extensions and of other sites are none of ours.
import { mask } from '../../text/mask.ts';
import { pathBelow } from './setup.ts';
import { note } from './visit.ts';

/** Of a visit; one that repeats itself says nothing more. */
const MOST = 5;
const LONGEST = 160;

export function listenForErrors(): void {
  const seen = new Set<string>();
  const take = (message: string, file: string, line: number, column: number) => {
    const name = pathBelow(file);
    if (!name.startsWith('_assets/')) return;
    const place = `${name.slice('_assets/'.length)}:${line}:${column}`;
    if (seen.has(place) || seen.size >= MOST) return;
    seen.add(place);
    const page = pathBelow(location.href);
    note({ kind: 'error', page, message: mask(message).slice(0, LONGEST), place });
  };
  addEventListener('error', ({ message, filename, lineno, colno }) =>
    take(message, filename, lineno, colno),
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof Error)) return;
    const line = (reason.stack ?? '').split('\n').find((one) => one.includes('http')) ?? '';
    // `    at open (https://host/learn/_assets/x.js:1:2)`, or `open@https://…:1:2`.
    const parts = line.slice(line.indexOf('http')).replace(')', '').split(':');
    const [at, column] = parts.splice(-2).map(Number);
    take(reason.message, parts.join(':'), at || 0, column || 0);
  });
}
