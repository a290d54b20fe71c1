// The state of an illustration ▶ the markup that a page would have for it, to take along.
import { useState } from 'react';
import type { IllustrationProps } from '../../../engine/theme/illustration.ts';
import type { State } from './create-demo.tsx';

type Props = {
  tag: string;
  name: string;
  state: State;
  /** Properties whose name in markup is known; the others can't be written. */
  names: readonly string[];
  content: string;
  texts: IllustrationProps['texts'];
};

export function Markup({ tag, name, state, names, content, texts }: Props) {
  const known = Object.fromEntries(Object.entries(state).filter(([key]) => names.includes(key)));
  const [said, setSaid] = useState('');
  const markup = toMarkup(tag, name, known, content);
  const copy = () =>
    navigator.clipboard.writeText(markup).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  return (
    <div className="demo-markup">
      <h4>{texts.markup}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long markup scrolls inside itself. */}
      <pre tabIndex={0}>
        <code>{markup}</code>
      </pre>
      <p>
        <button type="button" className="tool" onClick={() => void copy()}>
          {texts.copy}
        </button>{' '}
        <span role="status">{said}</span>
      </p>
    </div>
  );
}

/** What is empty or off is left out, as the product's own markup leaves it out. */
function toMarkup(tag: string, name: string, state: State, content: string): string {
  const attributes = Object.entries(state)
    .filter(
      ([key, value]) => value !== '' && value !== false && !(key === 'show' && value === true),
    )
    .map(
      ([key, value]) =>
        `${key}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    );
  const open = [`<${tag} name="${name}"`, ...attributes];
  const isLong = open.join(' ').length > 72;
  const start = isLong ? `${open.join('\n    ')}>` : `${open.join(' ')}>`;
  return content ? `${start}\n${content}\n</${tag}>` : `${start}</${tag}>`;
}
