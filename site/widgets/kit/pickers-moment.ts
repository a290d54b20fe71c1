// A moment ↔ text in a pattern of Angular's DatePipe, as far as the illustrations need it.
// A moment is a `Date` whose UTC fields are the clock on the wall: the reader's timezone has no part in it.

const CODE = /'([^']*)'|y+|M+|d+|E+|H+|h+|m+|s+|a/g;
const READABLE = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d(?::\d\d)?)?$/;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const DAY_MS = 86_400_000;

/** @param text  such as `2026-03-09`, `14:05` or `2026-03-09T14:05`. */
export function readMoment(text: string): Date | undefined {
  const [, day, time] = READABLE.exec(text.trim()) ?? [];
  if (!(day || time)) return undefined;
  const at = new Date(`${day ?? '2026-03-09'}T${time ?? '00:00'}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

export const dayOf = (at: Date) => at.toISOString().slice(0, 10);
export const timeOf = (at: Date) => at.toISOString().slice(11, at.getUTCSeconds() ? 19 : 16);

export function formatMoment(at: Date, pattern: string): string {
  return pattern.replace(CODE, (code, quoted?: string) => quoted ?? formatCode(at, code));
}

/** What scripts get: a text in a pattern, or milliseconds, as if the wall hung in Greenwich. */
export function outputOf(at: Date, format: string): string | number {
  if (format !== 'timestamp') return formatMoment(at, format);
  return at.getTime();
}

/** A typed text in the pattern; what the pattern doesn't have is kept from `before`. */
export function parseMoment(text: string, pattern: string, before: Date): Date | undefined {
  const codes: string[] = [];
  let source = '';
  let end = 0;
  for (const match of pattern.matchAll(CODE)) {
    source += escapeText(pattern.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[1] !== undefined) source += escapeText(match[1]);
    else {
      codes.push(match[0]);
      source += /^(MMM|E|a)/.test(match[0]) ? '([a-z.]+)' : '(\\d{1,4})';
    }
  }
  const found = new RegExp(`^${source}${escapeText(pattern.slice(end))}$`, 'i').exec(text.trim());
  if (!found) return undefined;
  const values = Object.fromEntries(codes.map((code, index) => [code[0], found[index + 1] ?? '']));
  return composeMoment(values, before);
}

/** Number of the week, as ISO 8601 counts: week 1 has the year's first Thursday. */
export function weekOf(at: Date): number {
  const thursday = new Date(at.getTime() + (3 - ((at.getUTCDay() + 6) % 7)) * DAY_MS);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - newYear) / DAY_MS / 7) + 1;
}

const escapeText = (text: string) => text.replace(SPECIAL, '\\$&');

function nameOf(at: Date, options: Intl.DateTimeFormatOptions): string {
  return at.toLocaleDateString('en', { ...options, timeZone: 'UTC' });
}

function formatCode(at: Date, code: string): string {
  const padded = (value: number) => String(value).padStart(code.length, '0');
  const width = code.length > 3 ? 'long' : 'short';
  switch (code[0]) {
    case 'y':
      return code === 'yy' ? padded(at.getUTCFullYear() % 100) : padded(at.getUTCFullYear());
    case 'M':
      return code.length > 2 ? nameOf(at, { month: width }) : padded(at.getUTCMonth() + 1);
    case 'd':
      return padded(at.getUTCDate());
    case 'E':
      return nameOf(at, { weekday: width });
    case 'H':
      return padded(at.getUTCHours());
    case 'h':
      return padded(at.getUTCHours() % 12 || 12);
    case 'm':
      return padded(at.getUTCMinutes());
    case 's':
      return padded(at.getUTCSeconds());
    default:
      return at.getUTCHours() < 12 ? 'AM' : 'PM';
  }
}

/** `undefined` when there is no such day or time, such as 31 February. */
function composeMoment(values: Record<string, string>, before: Date): Date | undefined {
  const read = (code: string, otherwise: number) => Number(values[code] ?? otherwise);
  const month = values.M === undefined ? before.getUTCMonth() : monthOf(values.M);
  const day = read('d', before.getUTCDate());
  const isAfternoon = values.a ? /^p/i.test(values.a) : before.getUTCHours() >= 12;
  const hour =
    values.h === undefined
      ? read('H', before.getUTCHours())
      : (Number(values.h) % 12) + (isAfternoon ? 12 : 0);
  const minute = read('m', before.getUTCMinutes());
  const second = read('s', before.getUTCSeconds());
  const typedYear = read('y', before.getUTCFullYear());
  const year = typedYear < 100 ? typedYear + 2000 : typedYear;
  const at = new Date(Date.UTC(year, month, day, hour, minute, second));
  const isReal = at.getUTCMonth() === month && at.getUTCDate() === day && hour < 24;
  return isReal && minute < 60 && second < 60 ? at : undefined;
}

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text) - 1;
  const start = text.slice(0, 3).toLowerCase();
  return 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').indexOf(start);
}
