// Records and a kind of pagination → the records on show, and what leads users to the further ones.
import { type ReactNode, type UIEvent, useState } from 'react';

type Options<T> = {
  records: readonly T[];
  /** A value of `navigation`. */
  kind: string;
  size: number;
  onChange(page: number): void;
};

export type Paging<T> = {
  kind: string;
  /** From 1. */
  page: number;
  pages: number;
  total: number;
  shown: readonly T[];
  go(page: number): void;
};

export function usePaging<T>({ records, kind, size, onChange }: Options<T>): Paging<T> {
  const [wanted, setWanted] = useState(1);
  const step = Math.max(1, Math.floor(size));
  const pages = kind === 'None' ? 1 : Math.max(1, Math.ceil(records.length / step));
  const page = Math.min(wanted, pages);
  const isGrowing = kind === 'On-Demand' || kind === 'Scroll';
  const shown = records.slice(isGrowing ? 0 : (page - 1) * step, page * step);
  const go = (to: number) => {
    const next = Math.min(pages, Math.max(1, to));
    if (next === page) return;
    setWanted(next);
    onChange(next);
  };
  return { kind, page, pages, total: records.length, shown, go };
}

type PagedProps = { paging: Paging<unknown>; more: string; extra?: ReactNode; children: ReactNode };

/** @param more  text of the button that adds a page. */
export function Paged({ paging, more, extra, children }: PagedProps) {
  const { kind, page, pages, go } = paging;
  const addAtEnd = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (page < pages && scrollTop + clientHeight > scrollHeight - 72) go(page + 1);
  };
  if (kind === 'Scroll')
    return (
      <div className="d-data-scroll" onScroll={addAtEnd} onWheel={addAtEnd}>
        {children}
        {page < pages ? <p className="d-data-more">Scroll for more</p> : null}
      </div>
    );
  if (kind === 'Inline')
    return (
      <div className="d-data-sideways">
        <Step paging={paging} by={-1} />
        <div>{children}</div>
        <Step paging={paging} by={1} />
      </div>
    );
  return (
    <>
      {children}
      <div className="d-data-paging">
        {kind === 'On-Demand' && page < pages ? (
          <button type="button" className="d-data-button" onClick={() => go(page + 1)}>
            {more}
          </button>
        ) : null}
        {['Basic', 'Classic', 'Pager'].includes(kind) ? <Bar paging={paging} /> : null}
        {extra}
      </div>
    </>
  );
}

function Bar({ paging }: { paging: Paging<unknown> }) {
  const { kind, page, pages, total, go } = paging;
  return (
    <nav className="d-data-pages" aria-label="Pages">
      <Step paging={paging} by={-1} isLong={kind === 'Pager'} />
      {kind === 'Classic' ? (
        <span>
          Page {page} of {pages} · {total} items
        </span>
      ) : null}
      {kind === 'Basic'
        ? Array.from({ length: pages }, (_, i) => i + 1).map((one) => (
            <button
              key={one}
              type="button"
              className="d-data-button"
              aria-label={`Page ${one}`}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => go(one)}
            >
              {one}
            </button>
          ))
        : null}
      <Step paging={paging} by={1} isLong={kind === 'Pager'} />
    </nav>
  );
}

type StepProps = { paging: Paging<unknown>; by: 1 | -1; isLong?: boolean };

function Step({ paging: { page, pages, go }, by, isLong = false }: StepProps) {
  const word = by > 0 ? 'Next' : 'Previous';
  const sign = <span className="d-data-arrow">{by > 0 ? '›' : '‹'}</span>;
  return (
    <button
      type="button"
      className="d-data-button"
      aria-label={isLong ? undefined : `${word} page`}
      disabled={by > 0 ? page >= pages : page <= 1}
      onClick={() => go(page + by)}
    >
      {isLong ? word : sign}
    </button>
  );
}
