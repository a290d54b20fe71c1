// All changes of all releases, filtered as one types; and how component versions moved. The address holds what is chosen.
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { explore, type Filter, NO_FILTER, toChanges } from '../explore.ts';
import { ChangeList } from '../explorer/ChangeList.tsx';
import { Components } from '../explorer/Components.tsx';
import {
  type ExplorerState,
  INITIAL,
  readState,
  VIEWS,
  type View,
  writeState,
} from '../explorer/explorer-state.ts';
import { Filters } from '../explorer/Filters.tsx';
import { fill } from '../explorer/fill.ts';
import { useAddress } from '../explorer/use-address.ts';
import { useReleases } from '../explorer/use-releases.ts';
import { useWidgetMoves } from '../explorer/use-widget-moves.ts';
import { WidgetMoves } from '../explorer/WidgetMoves.tsx';
import type { Areas } from '../record.ts';
import type { ReleaseTexts } from '../texts.ts';

export type ExplorerProps = { base: string; texts: ReleaseTexts; areas: Areas };

export default function ReleaseExplorer({ base, texts, areas }: ExplorerProps) {
  const { explorer } = texts;
  const loaded = useReleases(base, ({ lines }) => lines.map(({ file }) => file));
  const { index } = loaded;
  const [state, setState] = useState<ExplorerState>(INITIAL);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!index) return;
    setState(readState(location.search, index));
    setRead(true);
  }, [index]);
  const history = useWidgetMoves(base, index, state.view === 'widgets');
  useAddress(isRead ? writeState(state) : undefined);

  const lines = useMemo(() => [...loaded.lines.values()], [loaded.lines]);
  const changes = useMemo(() => (index ? toChanges(lines, index) : []), [lines, index]);
  const filter = useDeferredValue(state.filter);
  const explored = useMemo(
    () => (index && isRead ? explore(changes, filter, index) : undefined),
    [changes, filter, index, isRead],
  );
  const isLive = index !== undefined && lines.length > 0 && explored !== undefined;
  const isComplete = isLive && lines.length === index.lines.length;
  const setFilter = useCallback(
    (next: Filter) => setState((now) => ({ ...now, filter: next, problems: [] })),
    [],
  );
  const isFiltered = writeState({ ...state, view: 'changes' }) !== '';
  return (
    <div
      className="explorer"
      data-live={isLive ? '' : undefined}
      // What is chosen before the address is read would be lost.
      inert={!isRead && !loaded.hasFailed}
    >
      <Views
        texts={explorer}
        views={index?.moves ? VIEWS : VIEWS.filter((one) => one !== 'widgets')}
        view={state.view}
        onChange={(view) => setState({ ...state, view })}
      />
      {state.problems.map(({ name, value }) => (
        <p key={`${name} ${value}`} className="notice" role="alert">
          {fill(explorer.unknown, { name, value })}
        </p>
      ))}
      {loaded.hasFailed ? (
        <p className="notice" role="alert">
          {explorer.failed}{' '}
          <button type="button" onClick={loaded.retry}>
            {explorer.retry}
          </button>
        </p>
      ) : null}
      {state.view === 'widgets' && index?.moves ? (
        <WidgetMoves
          texts={texts}
          history={history}
          words={state.moved}
          onWords={(moved) => setState({ ...state, moved })}
        />
      ) : state.view === 'components' && index ? (
        <Components
          texts={explorer}
          index={index}
          lines={lines}
          words={state.component}
          onWords={(component) => setState({ ...state, component })}
        />
      ) : (
        <div className="explorer-changes">
          <Filters
            texts={texts}
            areas={areas}
            index={index}
            filter={state.filter}
            explored={explored}
            onChange={setFilter}
          />
          <div className="explored">
            <div className="explored-head">
              <p role="status" aria-live="polite">
                {explored && isComplete ? countText(explorer, explored.found) : explorer.loading}
              </p>
              {isFiltered ? (
                <button type="button" className="tool" onClick={() => setFilter(NO_FILTER)}>
                  {explorer.clear}
                </button>
              ) : null}
            </div>
            {explored && index && isLive ? (
              <ChangeList texts={texts} areas={areas} index={index} changes={explored.found} />
            ) : null}
          </div>
        </div>
      )}
    </div>
  );
}

function countText(texts: ReleaseTexts['explorer'], found: readonly { version: string }[]): string {
  if (found.length === 0) return texts.none;
  if (found.length === 1) return texts.countedOne;
  const releases = new Set(found.map(({ version }) => version)).size;
  return fill(texts.counted, { changes: found.length, releases });
}

type ViewsProps = {
  texts: ReleaseTexts['explorer'];
  views: readonly View[];
  view: View;
  onChange(view: View): void;
};

function Views({ texts, views, view, onChange }: ViewsProps) {
  return (
    <fieldset className="views">
      <legend>{texts.view}</legend>
      {views.map((name) => (
        <label key={name}>
          <input type="radio" name="view" checked={view === name} onChange={() => onChange(name)} />
          <span>{texts[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
