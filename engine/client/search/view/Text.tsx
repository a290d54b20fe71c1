// Texts with something marked in them.
import { Fragment, type ReactNode } from 'react';
import type { MarkedText } from '../../../search/answer.ts';

export function Marked({ text }: { text: MarkedText }) {
  return text.map((run, at) => {
    const key = `${at} ${run.text}`;
    return run.isMatch ? (
      <mark key={key}>{run.text}</mark>
    ) : (
      <Fragment key={key}>{run.text}</Fragment>
    );
  });
}

/** `Nothing found for “{query}”`, with an element in the place of `{query}`. */
export function Filled({
  text,
  name,
  children,
}: {
  text: string;
  name: string;
  children: ReactNode;
}) {
  const [before, after] = text.split(`{${name}}`);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
