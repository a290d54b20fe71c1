// A claim of the notes and a record ▶ whether the record carries it.
import { tidy } from './versions.mjs';

export const versionOf = (entry) =>
  entry === undefined
    ? undefined
    : typeof entry === 'object'
      ? String(entry.version)
      : String(entry);
const beforeOf = (entry) =>
  entry !== null && typeof entry === 'object' ? entry.from && String(entry.from) : undefined;
function isBefore(a, b) {
  const numbers = ({ version }) => version.split('-')[0].split('.').map(Number);
  const [x, y] = [numbers(a), numbers(b)];
  for (let i = 0; i < 4; i++) if ((x[i] ?? 0) !== (y[i] ?? 0)) return (x[i] ?? 0) < (y[i] ?? 0);
  return a.date < b.date;
}
const same = (a, b) => a !== undefined && b !== undefined && canon(a) === canon(b);
const canon = (text) =>
  tidy(text)
    .replace(/,? ?\(Jakarta\)$/, '')
    .replace(/\.Final$/, '')
    .replace(/(\.0)+$/, '')
    .replace(/\bAPI level |Android /gi, '')
    .replace(/,/g, '')
    .toLowerCase();
/** A sentence may say less than the list: "Expo 50" of 50.0.17. */
const within = (said, listed) =>
  same(said, listed) ||
  (listed !== undefined &&
    (canon(listed).startsWith(`${canon(said)}.`) ||
      canon(listed)
        .split(/[\s(/]+/)
        .includes(canon(said)) ||
      canon(said).startsWith(`${canon(listed)}.`)));

/** Where the notes are known to be wrong, by their own later notes: version, component, what they state. */
const KNOWN = [
  ['9.1.0', 'Cordova', '7.1.1', 'the number of the row above (JBoss); 9.2.0 says 5.x -> 7.1'],
  [
    '11.6.2',
    'Jackson',
    '2.15.3',
    'an older copy: 11.6.0 says 2.15.3 -> 2.16.1, 11.7.0 goes on from 2.16.1',
  ],
  ['11.6.2', 'HikariCP', '5.0.1', 'an older copy: 11.6.0 says 5.0.1 -> 5.1.0'],
  ['11.6.2', 'Tomcat', '9.0', 'an older copy: 11.6.0 says 9.0.83 -> 9.0.86'],
  ['11.9.1', 'Spring Security', '6.4.4', '6.3.4 misspelt: 11.10.0 says 6.3.4 -> 6.4.2'],
  ['11.9.2', 'Spring Security', '6.4.4', '6.3.4 misspelt: 11.10.0 says 6.3.4 -> 6.4.2'],
  ['11.10.5', 'JDK', '17', 'of mobile apps only; listed under React Native builds > Java'],
];
export const isKnown = (version, { component, to }) =>
  KNOWN.some(([known, name, stated]) => known === version && name === component && stated === to);

function lastListBefore(record, records) {
  const earlier = [...records.values()].filter((one) => one.stack && isBefore(one, record));
  return earlier.sort((a, b) => (isBefore(a, b) ? 1 : -1))[0];
}

export function judge(claim, record, records) {
  const entry = record.stack?.[claim.group]?.[claim.component];
  const [listed, before] = [versionOf(entry), beforeOf(entry)];
  const fits = claim.isSentence ? within : same;
  if (claim.to === 'deprecated')
    return {
      state: listed === undefined || before === claim.from ? 'carried' : 'differs',
      listed,
      before,
    };
  if (listed === undefined) {
    const text = JSON.stringify(record.changes);
    const inText =
      claim.isSentence && text.includes(claim.to) && (!claim.from || text.includes(claim.from));
    return { state: inText ? 'in text' : 'missing', listed, before };
  }
  if (!fits(claim.to, listed)) return { state: 'differs', listed, before };
  if (claim.from === undefined) return { state: 'carried', listed, before };
  // Without `from`: what the last list before says.
  const told = before ?? lastListBefore(record, records)?.stack[claim.group]?.[claim.component];
  if (before === undefined && fits(claim.from, versionOf(told)))
    return { state: 'only in the list before', listed, before };
  return {
    state:
      before !== undefined && fits(claim.from, before)
        ? 'carried'
        : before === undefined
          ? 'from missing'
          : 'from differs',
    listed,
    before,
  };
}
