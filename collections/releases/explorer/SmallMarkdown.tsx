// Texts of records → React elements: never HTML from data.
import { createElement, Fragment, type ReactNode } from 'react';
import { type Block, type Inline, parseBlocks, parseInline } from '../small-markdown.ts';
import type { ReleaseTexts } from '../texts.ts';

export function SmallMarkdown({ text }: { text: string }) {
  return inRow(parseBlocks(text).map(blockElement));
}

export function InlineMarkdown({ text }: { text: string }) {
  return inline(parseInline(text));
}

/** The order of a text's parts never changes: they need no keys. */
const inRow = (children: ReactNode[]) => createElement(Fragment, null, ...children);

const inline = (parts: readonly Inline[]): ReactNode => inRow(parts.map(partElement));

function blockElement(block: Block): ReactNode {
  if (block.type === 'code') return createElement('pre', null, <code>{block.text}</code>);
  if (block.type === 'paragraph') return <p>{inline(block.inside)}</p>;
  const items = block.items.map((item) => createElement('li', null, inline(item)));
  return createElement(block.isOrdered ? 'ol' : 'ul', null, ...items);
}

function partElement(part: Inline): ReactNode {
  if (part.type === 'text') return part.text;
  if (part.type === 'code') return <code>{part.text}</code>;
  const inside = inline(part.inside);
  if (part.type === 'strong') return <strong>{inside}</strong>;
  if (part.type === 'em') return <em>{inside}</em>;
  const isOutside = /^https?:/.test(part.href);
  return (
    <a href={part.href} {...(isOutside ? { rel: 'noopener' } : {})}>
      {inside}
    </a>
  );
}

/** What to do, after its label, in a box that is the same in every list; a list or code goes below the label. */
export function ActionText({ texts, action }: { texts: ReleaseTexts; action: string }) {
  const isBlock = /^\s*(?:[-*`]|\d+[.)] )/.test(action);
  return (
    <div className="report-action">
      <SmallMarkdown text={`**${texts.action}**${isBlock ? '\n\n' : ' '}${action}`} />
    </div>
  );
}
