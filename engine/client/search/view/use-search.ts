// All that search knows and does while it is on show: query, filter, answer, chosen hit, ways out.
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { linkTo } from '../../files.ts';
import { lightUpAt } from '../light-up.ts';
import { listHits } from '../list-hits.ts';
import { rememberSearch } from '../remembered.ts';
import { reportOpened, reportSearch } from '../report-search.ts';
import { tabUrl } from '../result-url.ts';
import { sectionLinks } from '../section-links.ts';
import { optionId } from './Results.tsx';
import type { SearchViewProps } from './SearchView.tsx';
import { useActive } from './use-active.ts';
import { useAnswer } from './use-answer.ts';
import { useDetailed } from './use-detailed.ts';
import { useDialog } from './use-dialog.ts';
import { useInputState } from './use-input-state.ts';
import { useKeys } from './use-keys.ts';
import { usePageAddress } from './use-page-address.ts';
import { useQuery } from './use-query.ts';

export function useSearch({ context, host, input }: SearchViewProps) {
  const isDialog = host instanceof HTMLDialogElement;
  const { step } = context;
  const id = isDialog ? 'search-dialog' : 'search-page';
  const sections = useMemo(sectionLinks, []);
  const [query, setQuery] = useQuery(input);
  const [section, setSection] = useState('');
  const [limit, setLimit] = useState(step);
  const [detailed, readOn] = useDetailed(context.detailed, query, limit);
  const answered = useAnswer(context, { query, section, limit, detailed });
  const { answer, isCurrent, isSlow } = answered;
  const { groups, hits } = useMemo(() => (answer ? listHits(answer) : NONE), [answer]);
  const about = `${answered.section} ${answer?.query}`;
  const active = useActive(about, hits.length, isDialog ? 0 : -1);
  const chosen = active.at >= 0 ? optionId(id, active.at) : undefined;
  /** Where the chosen one leads is known. */
  const isReady = isCurrent && hits[active.at]?.heading.length !== 0;

  const close = () => {
    if (isDialog) host.close();
  };
  const leave = () => {
    rememberSearch(query);
    close();
  };
  /** Also of an answer that isn't whole yet: what was opened belongs to what is typed now. */
  const report = (url: string) => {
    if (answer) reportSearch({ query, found: answer.total });
    reportOpened(url);
  };
  const open = (url: string, isTab: boolean) => {
    report(url);
    if (isTab) return rememberSearch(query);
    leave();
    lightUpAt(url, answer?.words ?? []);
  };
  const openTab = () => {
    const hit = hits[active.at];
    if (!hit) return;
    rememberSearch(query);
    report(hit.url);
    window.open(linkTo(tabUrl(hit)), '_blank', 'noopener');
  };
  useInputState(input, { list: hits.length > 0 ? id : undefined, chosen });
  const keys = { host, input, active, hits, chosen, isReady, query };
  const openWhenReady = useKeys({ ...keys, onTab: openTab });
  useLayoutEffect(() => {
    if (active.isChosen) readOn();
  });
  useDialog(host, () => {
    setSection('');
    setLimit(step);
  });
  usePageAddress(host, query);
  useEffect(() => {
    if (isCurrent && answer?.isComplete && answer.failed === 0)
      reportSearch({ query, found: answer.total });
  }, [isCurrent, answer, query]);
  useLayoutEffect(() => {
    host.classList.toggle('is-busy', isSlow);
  }, [host, isSlow]);

  return {
    ...answered,
    id,
    isDialog,
    sections,
    query,
    setQuery,
    groups,
    hits,
    about,
    active,
    close,
    leave,
    open,
    /** Where it leads isn't known yet. */
    wait(at: number) {
      active.move(at);
      openWhenReady();
    },
    /** The one that is chosen in the filter; the answer on show may still be about another. */
    section,
    setSection,
    answeredSection: sections.find(({ slug }) => slug === answered.section),
    isEmpty: query.trim() === '',
    isNothing: answer?.pages.length === 0 && answer.isComplete && answer.failed === 0,
    showMore: () => setLimit(limit + step),
  };
}

const NONE = { groups: [], hits: [] };
