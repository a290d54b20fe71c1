// The state of an illustration → the markup that a page would have for it, to take along.

import { useState } from 'react';
import { fill } from '../../../engine/shared.ts';
import type { DemoTexts } from '../demo-texts.ts';
import type { State, Value } from './state.ts';

type Props = {
  tag: string;
  name: string;
  state: State;
  initial: State;
  /** Properties whose name in markup is known. */
  names: readonly string[];
  /** Labels of the others that were changed. */
  unnamed: readonly string[];
  content: string;
  texts: DemoTexts;
};

export function Markup({ tag, name, state, initial, names, unnamed, content, texts }: Props) {
  const written = Object.entries(state).filter(
    ([key, value]) => names.includes(key) && isWritten(key, value, initial[key]),
  );
  const [said, setSaid] = useState('');
  const markup = toMarkup(tag, name, written, content);
  const copy = () =>
    navigator.clipboard.writeText(markup).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  return (
    <div className="demo-markup">
      <p className="demo-heading">{texts.markup}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long markup scrolls inside itself. */}
      <pre tabIndex={0}>
        <code>{markup}</code>
      </pre>
      {unnamed.length ? (
        <p className="demo-quiet">{fill(texts.unnamed, { labels: unnamed.join(', ') })}</p>
      ) : null}
      <p className="needs-script">
        <button type="button" className="tool" onClick={() => void copy()}>
          {texts.copy}
        </button>{' '}
        <span role="status">{said}</span>
      </p>
    </div>
  );
}

/** What is empty or off from the beginning is omitted, and **Show** while it is on. */
function isWritten(key: string, value: Value, first: Value | undefined): boolean {
  if (value === '' || (value === false && first !== true)) return false;
  return !(key === 'show' && value === true);
}

type Attribute = [name: string, value: Value];

function toMarkup(tag: string, name: string, written: Attribute[], content: string): string {
  const attributes = written.map(
    ([key, value]) =>
      `${key}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  const open = [`<${tag} name="${name}"`, ...attributes];
  const isLong = open.join(' ').length > 72;
  const start = isLong ? `${open.join('\n    ')}>` : `${open.join(' ')}>`;
  return content ? `${start}\n${content}\n</${tag}>` : `${start}</${tag}>`;
}
