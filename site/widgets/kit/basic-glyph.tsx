// Icon classes such as `fa fa-users fa-2x` → a drawing: the product's icon fonts are not on this site.
import type { CSSProperties } from 'react';
import { lookUp } from '../../../engine/shared.ts';

/** Paths in a square of 24, drawn as lines. */
const DRAWN: Readonly<Record<string, string>> = {
  'wi-done': 'M4 12.5l5.5 5.5L20 6.5',
  'wi-file': 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  'wi-shopping-cart': 'M2 4h3l3 11h10l3-8H6M9.5 20a1 1 0 1 0 .01 0M16.5 20a1 1 0 1 0 .01 0',
  'wi-more-vert': 'M12 4.5a.5.5 0 1 0 .01 0M12 11.5a.5.5 0 1 0 .01 0M12 18.5a.5.5 0 1 0 .01 0',
  'fa-users':
    'M9 11a3 3 0 1 0-.01 0M3 19c0-4 2.5-5.5 6-5.5s6 1.5 6 5.5M16 5.5a3 3 0 0 1 0 5.5M17.5 13.8c2.5.6 3.5 2.2 3.5 5.2',
  'fa-folder': 'M3 6h6l2 2h10v11H3z',
  'fa-line-chart': 'M3 4v16h18M7 15l4-5 3 3 6-7',
  'fa-money': 'M2 6h20v12H2zM12 9.500a2.5 2.5 0 1 0 .01 0M5.5 12v.01M18.5 12v.01',
  'fa-bell': 'M5 17h14l-2-3V10a5 5 0 0 0-10 0v4zM10.5 20h3',
  'fa-circle-o-notch': 'M16 4.500a8.5 8.5 0 1 1-8 0',
  'fa-hourglass-o':
    'M6 3h12M6 21h12M7.5 3c0 5 3 6 4.5 9-1.5 3-4.5 4-4.5 9M16.5 3c0 5-3 6-4.5 9 1.5 3 4.5 4 4.5 9',
};

const UNKNOWN =
  'M4 4h3M10 4h4M17 4h3v3M20 10v4M20 17v3h-3M14 20h-4M7 20H4v-3M4 14v-4M4 7V4M10 9.500a2 2 0 1 1 2 2.500v1M12 16v.01';

export const glyphClasses = Object.keys(DRAWN).map((name) => `${name.slice(0, 2)} ${name}`);

const MODIFIERS: Readonly<Record<string, string>> = {
  'fa-spin': 'd-glyph-spin',
  'fa-pulse': 'd-glyph-pulse',
  'fa-border': 'd-glyph-border',
  'fa-fw': 'd-glyph-fixed',
  'text-danger': 'd-glyph-danger',
  'text-info': 'd-glyph-info',
  'text-success': 'd-glyph-success',
};

type Props = { classes: string; size?: string; className?: string };

/** An unknown class gives a dashed box with a question mark; none at all gives nothing. */
export function Glyph({ classes, size = '', className = '' }: Props) {
  const names = classes.split(/\s+/).filter(Boolean);
  if (names.length === 0) return null;
  const symbol = names.find((name) => Object.hasOwn(DRAWN, name)) ?? '';
  const looks = names.flatMap((name) => lookUp(MODIFIERS, name) ?? []);
  return (
    <svg
      className={['d-glyph', ...looks, className].join(' ').trim()}
      viewBox="0 0 24 24"
      // As an attribute it holds from the first moment on: the page's policy forbids inline styles.
      fontSize={size || sizeOf(names)}
      style={toStyle(names)}
      aria-hidden="true"
    >
      <path d={DRAWN[symbol] ?? UNKNOWN} />
    </svg>
  );
}

function sizeOf(names: readonly string[]): string | undefined {
  const times = names.find((name) => /^fa-[2-5]x$/.test(name))?.charAt(3);
  return times && `${times}em`;
}

function toStyle(names: readonly string[]): CSSProperties {
  const degrees = names.find((name) => /^fa-rotate-(90|180|270)$/.test(name))?.slice(10);
  const flip = names.includes('fa-flip-horizontal')
    ? '-1 1'
    : names.includes('fa-flip-vertical')
      ? '1 -1'
      : undefined;
  return {
    ...(degrees ? { rotate: `${degrees}deg` } : {}),
    ...(flip ? { scale: flip } : {}),
  };
}
