// The pages before and after this one, in reading order.
import type { Neighbour } from '../model/neighbours.ts';
import type { Texts } from './texts.ts';

type Props = { previous?: Neighbour | undefined; next?: Neighbour | undefined; texts: Texts };

export function Pager({ previous, next, texts }: Props) {
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
