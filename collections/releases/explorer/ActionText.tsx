// What to do, after its label; a list or code goes below the label.
import type { ReleaseTexts } from '../texts.ts';
import { SmallMarkdown } from './SmallMarkdown.tsx';

export function ActionText({ texts, action }: { texts: ReleaseTexts; action: string }) {
  const isBlock = /^\s*(?:[-*`]|\d+[.)] )/.test(action);
  return <SmallMarkdown text={`**${texts.action}**${isBlock ? '\n\n' : ' '}${action}`} />;
}
