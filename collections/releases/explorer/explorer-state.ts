// The explorer's state ↔ its address: the filter, and which of the two views is shown.
import { readChoice } from '../../../engine/browser.ts';
import type { ReleaseIndex } from '../data.ts';
import {
  type Filter,
  type FilterProblem,
  formatFilter,
  NO_FILTER,
  parseFilter,
} from '../explore.ts';

export const VIEWS = ['changes', 'components', 'widgets'] as const;
export type View = (typeof VIEWS)[number];

export type ExplorerState = {
  filter: Filter;
  view: View;
  /** Words that components are found by. */
  component: string;
  /** Words that moves of widgets are found by. */
  moved: string;
  problems: FilterProblem[];
};

export const INITIAL: ExplorerState = {
  filter: NO_FILTER,
  view: 'changes',
  component: '',
  moved: '',
  problems: [],
};

export function readState(search: string, index: ReleaseIndex): ExplorerState {
  const query = new URLSearchParams(search);
  const { filter: requested, problems } = parseFilter(query, index);
  const filter = search ? requested : { ...requested, ...fromYours(index) };
  return {
    filter,
    problems,
    view: VIEWS.find((view) => view === query.get('view')) ?? 'changes',
    component: (query.get('component') ?? '').slice(0, 100),
    moved: (query.get('moved') ?? '').slice(0, 100),
  };
}

/** Without an address that asks for something, whoever has chosen the version they run starts there. */
function fromYours({ versions }: ReleaseIndex): Pick<Filter, 'from'> | undefined {
  const { version: from } = readChoice() ?? {};
  const isEarlier = versions.slice(0, -1).some(({ version }) => version === from);
  return from && isEarlier ? { from } : undefined;
}

export function writeState({ filter, view, component, moved }: ExplorerState): string {
  if (view === 'changes') return formatFilter(filter);
  const query = new URLSearchParams({ view });
  const [name, words] = view === 'components' ? ['component', component] : ['moved', moved];
  if (words.trim()) query.set(name, words.trim());
  return `?${query}`;
}
