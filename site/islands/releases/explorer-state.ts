// The explorer's state ↔ its address: the filter, and which of the two views is shown.
import type { ReleaseIndex } from '../../../engine/releases/data.ts';
import {
  type Filter,
  type FilterProblem,
  formatFilter,
  NO_FILTER,
  parseFilter,
} from '../../../engine/releases/explore.ts';

export type View = 'changes' | 'components';

export type ExplorerState = {
  filter: Filter;
  view: View;
  /** Words that components are found by. */
  component: string;
  problems: FilterProblem[];
};

export const INITIAL: ExplorerState = {
  filter: NO_FILTER,
  view: 'changes',
  component: '',
  problems: [],
};

export function readState(search: string, index: ReleaseIndex): ExplorerState {
  const query = new URLSearchParams(search);
  const { filter, problems } = parseFilter(query, index);
  return {
    filter,
    problems,
    view: query.get('view') === 'components' ? 'components' : 'changes',
    component: (query.get('component') ?? '').slice(0, 100),
  };
}

export function writeState({ filter, view, component }: ExplorerState): string {
  if (view === 'changes') return formatFilter(filter);
  const query = new URLSearchParams({ view });
  if (component.trim()) query.set('component', component.trim());
  return `?${query}`;
}
