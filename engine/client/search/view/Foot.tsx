// The lower edge of the dialog: how many results, the way to all of them, and the keys.
/** @jsxImportSource preact */
import type { SearchAnswer } from '../../../search/answer.ts';
import { countText } from '../count-text.ts';
import { searchPageUrl } from '../result-url.ts';
import type { SearchKit } from '../session.ts';
import { isForTab } from './Results.tsx';

type Props = {
  kit: SearchKit;
  query: string;
  answer: SearchAnswer | undefined;
  hits: number;
  onLeave(): void;
};

export function Foot({ kit, query, answer, hits, onLeave }: Props) {
  const { texts, base } = kit;
  const chord = /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <div class={`search-foot${answer ? '' : ' is-keys'}`}>
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
      <p class="search-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {texts.keyMove} <kbd>↵</kbd> {texts.keyOpen} <kbd>{chord} ↵</kbd>{' '}
        {texts.keyNewTab}
      </p>
    </div>
  );
}
