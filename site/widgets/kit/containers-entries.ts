// The data behind a menu: entries with fields, as a variable of the app would hold them.

export type Entry = {
  label: string;
  icon?: string;
  link?: string;
  badge?: string;
  role?: string;
  children?: readonly Entry[];
};

/** Labels separated by commas → entries; what the variable knows about a label comes along. */
export function entriesOf(dataset: string, known: readonly Entry[]): Entry[] {
  const labels = dataset.split(',').map((label) => label.trim());
  return [...new Set(labels)]
    .filter(Boolean)
    .map((label) => known.find((entry) => entry.label === label) ?? { label });
}

/** The text in a field that a property names; empty where the entry has no such field. */
export function fieldOf(entry: object, field: string): string {
  const found = Object.entries(entry).find(([name]) => name === field.trim())?.[1];
  return typeof found === 'string' ? found : '';
}

/** The entries one level down, if `field` is where they are. */
export function childrenOf(entry: Entry, field: string): readonly Entry[] {
  return field.trim() === 'children' ? (entry.children ?? []) : [];
}
