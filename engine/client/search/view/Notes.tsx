// What a reader should know of an answer: other words were searched for, or a part of the index is missing.
import type { SearchAnswer } from '../../../search/answer.ts';
import type { SearchTexts } from '../../../theme/texts.ts';
import { Filled } from './Text.tsx';

type Props = { answer: SearchAnswer | undefined; texts: SearchTexts; onRetry(): void };

export function Notes({ answer, texts, onRetry }: Props) {
  if (!answer) return null;
  return (
    <>
      {answer.failed > 0 ? (
        <p className="search-note" role="alert">
          {texts.failed}{' '}
          <button type="button" className="search-quiet" onClick={onRetry}>
            {texts.tryAgain}
          </button>
        </p>
      ) : null}
      {answer.corrected && answer.pages.length > 0 ? (
        <p className="search-note">
          <Filled text={texts.corrected} name="query">
            <b>
              <bdi>{answer.corrected}</bdi>
            </b>
          </Filled>
        </p>
      ) : null}
    </>
  );
}
