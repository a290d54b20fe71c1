// Facts → JSON that reads well as a diff: a line for each property, event, method and field.

/** Levels that are opened, a line for each entry: file, widgets, widget, its properties. */
const OPEN = 4;

/** @returns JSON with a line for each entry of the first levels; what lies deeper, or holds only plain values, is one line. */
export const factsToJson = (facts) => `${open(facts, OPEN, '')}\n`;

function open(value, depth, indent) {
  if (depth === 0 || !holdsMore(value)) return flat(value);
  const inner = `${indent}  `;
  const lines = entriesOf(value).map(([key, one]) => inner + key + open(one, depth - 1, inner));
  const [start, end] = Array.isArray(value) ? '[]' : '{}';
  return `${start}\n${lines.join(',\n')}\n${indent}${end}`;
}

/** JSON in one line, with spaces. */
function flat(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const [start, end] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const inside = entriesOf(value).map(([key, one]) => key + flat(one));
  return inside.length > 0 ? start + inside.join(', ') + end : start.trim() + end.trim();
}

/** Lists are opened when they have entries, objects when one of these is more than a plain value. */
const holdsMore = (value) =>
  Array.isArray(value)
    ? value.length > 0
    : value !== null &&
      typeof value === 'object' &&
      Object.values(value).some((one) => one !== null && typeof one === 'object');

const entriesOf = (value) =>
  Array.isArray(value)
    ? value.map((one) => ['', one])
    : Object.entries(value).map(([key, one]) => [`${JSON.stringify(key)}: `, one]);
