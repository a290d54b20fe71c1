// React Native's Anchor, alive: text, icon and badge of a link, which opens a page of the app, or another address in a browser.
import { useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Glyph } from '../kit/basic-glyph.tsx';
import { Aside, NativePhone, readyWith, touch } from '../kit/native-phone.tsx';

const SHEET = new URL('../kit/native-links.css?no-inline', import.meta.url).href;

export const ready = readyWith(SHEET);

type Props = StageProps<{
  caption: string;
  badgevalue: string;
  hint: string;
  nooflines: number;
  hyperlink: string;
  target: string;
  disabletoucheffect: boolean;
  iconclass: string;
  iconposition: string;
}>;

export default function NativeAnchor({ state, fire }: Props) {
  const { caption, badgevalue, hint, nooflines, hyperlink, target, iconclass } = state;
  const [isTapped, setTapped] = useState(false);
  const place = placeOf(hyperlink, target);
  return (
    <NativePhone title="Personnel" sheet={SHEET}>
      {/* biome-ignore lint/a11y/useSemanticElements: a link to tap, which leads nowhere from here. */}
      <button
        type="button"
        role="link"
        className="n-link"
        data-icon={state.iconposition}
        {...touch(state.disabletoucheffect)}
        onClick={() => {
          fire('onTap');
          setTapped(true);
        }}
        onDoubleClick={() => fire('onDoubletap')}
        onPointerDown={() => fire('onTouchstart')}
        onPointerUp={() => fire('onTouchend')}
      >
        <Glyph classes={iconclass} />
        {caption ? (
          <span
            data-lines={nooflines > 0 || undefined}
            style={nooflines > 0 ? { WebkitLineClamp: nooflines } : undefined}
          >
            {caption}
          </span>
        ) : null}
        {badgevalue ? <b className="n-link-badge">{badgevalue}</b> : null}
      </button>
      <p>Ada Brown has 12 days of leave in 2026, and has taken 5 of them.</p>
      <Aside>
        <span role="status">{isTapped ? place : 'Tap the link to read where it leads.'}</span>
        {hint ? <span> A screen reader adds: {hint}.</span> : null}
      </Aside>
    </NativePhone>
  );
}

function placeOf(link: string, target: string): string {
  if (!link) return 'It leads nowhere yet.';
  if (link.startsWith('#')) return `The app opens its page ${link.replace(/^#\/?/, '')}.`;
  if (link.startsWith('http') && target === '_blank') return `${link} opens over the app.`;
  return `${link} opens in another app, such as the browser.`;
}
