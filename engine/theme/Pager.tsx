// The pages before and after this one, in reading order.
import type { Neighbour } from '../model/page-data-addition.ts';
import type { Texts } from './texts.ts';

/** The pages before and after, in reading order; undefined at an end. */
export type PagerProps = {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
  texts: Texts;
};

/** Links to the pages before and after; nothing where there is neither. */
export function Pager({ previous, next, texts }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={texts.pager}>
      {previous ? (
        <a className="pager-previous" rel="prev" href={previous.url}>
          <span>{texts.previous}</span>
          {previous.label}
        </a>
      ) : null}
      {next ? (
        <a className="pager-next" rel="next" href={next.url}>
          <span>{texts.next}</span>
          {next.label}
        </a>
      ) : null}
    </nav>
  );
}
