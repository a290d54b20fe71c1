// The whole of search below its input: filter, results, what was remembered, what to do when nothing is found.
import { useLayoutEffect, useRef } from 'react';
import type { SearchContext } from '../session.ts';
import { Filter } from './Filter.tsx';
import { Foot } from './Foot.tsx';
import { Glyph } from './glyphs.tsx';
import { Notes } from './Notes.tsx';
import { NothingFound, SectionChoices } from './NothingFound.tsx';
import { Remembered } from './Remembered.tsx';
import { Results } from './Results.tsx';
import { Status } from './Status.tsx';
import { useNotIn } from './use-not-in.ts';
import { useSearch } from './use-search.ts';

export type SearchViewProps = {
  context: SearchContext;
  host: HTMLElement;
  input: HTMLInputElement;
  /** How often it was shown. */
  turn: number;
};

export function SearchView(props: SearchViewProps) {
  const { context, input, turn } = props;
  const { texts } = context;
  const search = useSearch(props);
  const { answer, hits, sections, query, isDialog, isSlow, about } = search;
  const notIn = useNotIn(context.since);
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is read from its top.
  useLayoutEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [about]);
  return (
    <>
      <Glyph name="search" />
      {isDialog ? (
        <button
          type="button"
          className="search-close"
          aria-label={texts.close}
          onClick={search.close}
        >
          <Glyph name="close" />
          <kbd data-keys="Esc" />
        </button>
      ) : null}
      <Status
        answer={search.isCurrent ? answer : undefined}
        hits={hits.length}
        isSlow={isSlow}
        texts={texts}
      />
      {answer && (answer.counts.length > 0 || search.section) ? (
        <Filter
          counts={answer.counts}
          isMore={answer.isMore}
          sections={sections}
          chosen={search.section}
          texts={texts}
          onChoose={search.setSection}
        />
      ) : null}
      <div className="search-panel" ref={panel}>
        <Notes answer={answer} texts={texts} onRetry={search.askAgain} />
        {search.isEmpty ? (
          <Remembered
            key={turn}
            context={context}
            sections={sections}
            onSearch={search.setQuery}
            onLeave={search.close}
            onForget={() => input.focus()}
          />
        ) : null}
        {search.isEmpty && !isDialog ? (
          <SectionChoices title={texts.browse} sections={sections} />
        ) : null}
        {!answer && isSlow ? <p className="search-hint">{texts.searching}</p> : null}
        {hits.length > 0 ? (
          <Results
            id={search.id}
            label={texts.results}
            texts={texts}
            groups={search.groups}
            isComplete={answer?.isComplete ?? false}
            active={search.active.at}
            notIn={notIn}
            onMove={search.active.move}
            onOpen={search.open}
            onWait={search.wait}
          />
        ) : null}
        {answer && search.isNothing ? (
          <NothingFound
            context={context}
            answer={answer}
            section={search.answeredSection}
            sections={sections}
            onSearch={search.setQuery}
            onSearchAll={() => search.setSection('')}
            onLeave={search.leave}
          />
        ) : null}
        {answer && hits.length > 0 && !isDialog && answer.total > answer.pages.length ? (
          <button type="button" className="button plain" onClick={search.showMore}>
            {texts.more}
          </button>
        ) : null}
      </div>
      {isDialog ? (
        <Foot
          context={context}
          query={query}
          answer={hits.length > 0 ? answer : undefined}
          hits={hits.length}
          onLeave={search.leave}
        />
      ) : null}
    </>
  );
}
