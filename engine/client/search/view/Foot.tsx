// The lower edge of the dialog: how many results, the way to all of them, and the keys.
import type { SearchAnswer } from '../../../search/answer.ts';
import { countText } from '../count-text.ts';
import { searchPageUrl } from '../result-url.ts';
import type { SearchContext } from '../session.ts';
import { isForTab } from './Results.tsx';

type Props = {
  context: SearchContext;
  query: string;
  answer: SearchAnswer | undefined;
  hits: number;
  onLeave(): void;
};

export function Foot({ context, query, answer, hits, onLeave }: Props) {
  const { texts, base } = context;
  const chord = /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <div className={`search-foot${answer ? '' : ' is-keys'}`}>
      {answer ? (
        <p>
          <span aria-hidden="true">{countText(answer, hits, texts)}</span>
          <a
            href={searchPageUrl(base, query)}
            target="_self"
            onClick={(event) => !isForTab(event) && onLeave()}
          >
            {texts.all}
          </a>
        </p>
      ) : null}
      <p className="search-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {texts.keyMove} <kbd>↵</kbd> {texts.keyOpen} <kbd>{chord} ↵</kbd>{' '}
        {texts.keyNewTab}
      </p>
    </div>
  );
}
