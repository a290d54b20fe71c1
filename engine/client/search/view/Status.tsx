// How many results there are, said to screen readers once typing has settled.
import { useEffect, useState } from 'react';
import type { SearchAnswer } from '../../../search/answer.ts';
import type { SearchTexts } from '../../../theme/texts.ts';
import { countText } from '../count-text.ts';

const SETTLED_MS = 400;

type Props = {
  answer: SearchAnswer | undefined;
  hits: number;
  isSlow: boolean;
  texts: SearchTexts;
};

export function Status({ answer, hits, isSlow, texts }: Props) {
  const [said, setSaid] = useState('');
  const text = answer ? countText(answer, hits, texts) : isSlow ? texts.searching : '';
  useEffect(() => {
    const settled = setTimeout(() => setSaid(text), SETTLED_MS);
    return () => clearTimeout(settled);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {/* An empty text would be written again each time, and be announced as a change. */}
      {said || null}
    </p>
  );
}
