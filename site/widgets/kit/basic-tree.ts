// The departments of the Tree: fields of each node, and the questions the Tree asks of them.
export type Unit = { id: number; label: string; head: string; icon: string; children?: Unit[] };

export const departments: Unit[] = [
  {
    id: 1,
    label: 'Sales',
    head: 'Anna Lindqvist',
    icon: 'fa fa-line-chart',
    children: [
      {
        id: 4,
        label: 'Europe',
        head: 'Maya Lind',
        icon: 'fa fa-users',
        children: [
          { id: 6, label: 'Nordic team', head: 'Ben Okafor', icon: 'fa fa-users' },
          { id: 7, label: 'Alpine team', head: 'Lena Vogt', icon: 'fa fa-users' },
        ],
      },
      { id: 5, label: 'Americas', head: 'Joanna Reyes', icon: 'fa fa-users' },
    ],
  },
  {
    id: 2,
    label: 'Finance',
    head: 'Amir Haddad',
    icon: 'fa fa-money',
    children: [{ id: 8, label: 'Payroll', head: 'Tom Weber', icon: 'fa fa-users' }],
  },
  { id: 3, label: 'Warehouse', head: 'Ida Holm', icon: 'fa fa-folder' },
];

/** A field that the nodes don't have gives nothing. */
export function readField(unit: Unit, field: string): string {
  const value = Object.hasOwn(unit, field) ? unit[field as keyof Unit] : '';
  return typeof value === 'object' ? '' : String(value ?? '');
}

/** @param order  A field, with `:desc` for the other direction; empty for the order of the data. */
export function sortUnits(units: readonly Unit[], order: string): Unit[] {
  const [field = '', direction] = order.split(':').map((part) => part.trim());
  if (!field) return [...units];
  const sign = direction === 'desc' ? -1 : 1;
  return units.toSorted(
    (a, b) =>
      sign * readField(a, field).localeCompare(readField(b, field), 'en', { numeric: true }),
  );
}

/** Ids of the nodes that are open when so many levels are. */
export function openIds(units: readonly Unit[], levels: number): number[] {
  if (levels < 1) return [];
  return units.flatMap(({ id, children = [] }) => [id, ...openIds(children, levels - 1)]);
}

/** From the first level down to the node itself. */
export function pathTo(id: string, units: readonly Unit[] = departments): Unit[] {
  for (const unit of units) {
    if (String(unit.id) === id) return [unit];
    const below = pathTo(id, unit.children ?? []);
    if (below.length) return [unit, ...below];
  }
  return [];
}

/** @param wanted  `FirstNode`, `LastNode` or an id. */
export function idOf(wanted: string, units: readonly Unit[]): string {
  const unit = wanted === 'FirstNode' ? units[0] : wanted === 'LastNode' ? units.at(-1) : undefined;
  return unit ? String(unit.id) : wanted;
}
