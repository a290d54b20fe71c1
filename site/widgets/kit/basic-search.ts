// Colleagues that the Search finds, and how it compares them with what is typed.
export type Colleague = { id: string; name: string; job: string };

const colleagues: Colleague[] = [
  { id: '1', name: 'Anna Lindqvist', job: 'Head of Sales' },
  { id: '2', name: 'Joanna Reyes', job: 'Sales, Americas' },
  { id: '3', name: 'Hannah Stern', job: 'Accountant' },
  { id: '4', name: 'Maya Lind', job: 'Sales, Europe' },
  { id: '5', name: 'Amir Haddad', job: 'Head of Finance' },
  { id: '6', name: 'Andrea Rossi', job: 'Warehouse' },
  { id: '7', name: 'Ben Okafor', job: 'Service desk' },
  { id: '8', name: 'Lena Vogt', job: 'Personnel' },
];

type Query = { text: string; mode: string; limit: number; minChars: number };

/** @param query  `mode` as the property's values: a place, and `ignorecase` behind it where capitals don't count. */
export function findColleagues({ text, mode, limit, minChars }: Query): Colleague[] {
  if (text.length < Math.max(1, minChars)) return [];
  const found = colleagues.filter(({ name }) => isMatch(name, text, mode));
  return limit > 0 ? found.slice(0, limit) : found;
}

function isMatch(name: string, text: string, mode: string): boolean {
  if (mode.endsWith('ignorecase'))
    return isMatch(name.toLowerCase(), text.toLowerCase(), mode.slice(0, -'ignorecase'.length));
  if (mode === 'start') return name.startsWith(text);
  if (mode === 'end') return name.endsWith(text);
  return mode === 'exact' ? name === text : name.includes(text);
}

export function tellMatches(text: string, found: number, minChars: number): string {
  if (text.length < minChars) return `The search starts at ${minChars} characters.`;
  return found === 1 ? '1 match' : `${found || 'No'} matches`;
}
