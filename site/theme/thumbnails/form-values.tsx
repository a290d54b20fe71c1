// What the form widgets from Number to Toggle look like, in a few strokes, for the gallery.
import type { ReactNode } from 'react';

export const FORM_VALUES: Readonly<Record<string, ReactNode>> = {
  number: (
    <>
      <rect className="t-box" x="12" y="22" width="96" height="28" rx="4" />
      <path
        className="t-text"
        d="M22 30h2.5v5h4v-5H31v12h-2.5v-4.5H22zM36 30h9v7h-6.5v2.5H45V42h-9v-7h6.5v-2.5H36z"
      />
      <path className="t-line" d="M84 22v28M84 36h24" />
      <path className="t-accent-line" d="M92 31l4-4 4 4M92 41l4 4 4-4" />
    </>
  ),
  radioset: (
    <>
      <circle className="t-box" cx="30" cy="17.5" r="6.5" />
      <circle className="t-accent" cx="30" cy="36" r="7" />
      <circle className="t-on" cx="30" cy="36" r="3" />
      <circle className="t-box" cx="30" cy="54.5" r="6.5" />
      <rect className="t-soft" x="44" y="15" width="46" height="5" rx="2.5" />
      <rect className="t-text" x="44" y="33.5" width="34" height="5" rx="2.5" />
      <rect className="t-soft" x="44" y="52" width="52" height="5" rx="2.5" />
    </>
  ),
  rating: (
    <>
      <path
        className="t-accent"
        d="M20 27l2.5 6h6l-4.5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-4.5-4h6zm20 0l2.5 6h6l-4.5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-4.5-4h6zm20 0l2.5 6h6l-4.5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-4.5-4h6z"
      />
      <path
        className="t-soft"
        d="M80 27l2.5 6h6l-4.5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-4.5-4h6zm20 0l2.5 6h6l-4.5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-4.5-4h6z"
      />
    </>
  ),
  select: (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="17" rx="4" />
      <rect className="t-text" x="19" y="16.5" width="38" height="4" rx="2" />
      <path className="t-accent-line" d="M93 16.5l4 4 4-4" />
      <rect className="t-box" x="12" y="30" width="96" height="32" rx="4" />
      <rect className="t-soft" x="19" y="34.5" width="48" height="4" rx="2" />
      <rect className="t-accent" x="15" y="41" width="90" height="10" rx="3" />
      <rect className="t-on" x="19" y="44" width="38" height="4" rx="2" />
      <rect className="t-soft" x="19" y="53.5" width="56" height="4" rx="2" />
    </>
  ),
  'select-locale': (
    <>
      <rect className="t-box" x="12" y="20" width="96" height="32" rx="4" />
      <circle className="t-accent-line" cx="32" cy="36" r="10" />
      <path className="t-accent-line" d="M22 36h20M32 26c-5.5 5-5.5 15 0 20 5.5-5 5.5-15 0-20z" />
      <rect className="t-text" x="50" y="34" width="30" height="4" rx="2" />
      <path className="t-line" d="M91 34l4 4 4-4" />
    </>
  ),
  slider: (
    <>
      <rect className="t-soft" x="12" y="33.5" width="96" height="5" rx="2.5" />
      <rect className="t-accent" x="12" y="33.5" width="56" height="5" rx="2.5" />
      <circle className="t-accent" cx="68" cy="36" r="9" />
      <circle className="t-on" cx="68" cy="36" r="4" />
    </>
  ),
  switch: (
    <>
      <rect className="t-box" x="12" y="23" width="96" height="26" rx="4" />
      <rect className="t-accent" x="44" y="23" width="32" height="26" />
      <rect className="t-soft" x="19" y="34" width="18" height="4" rx="2" />
      <rect className="t-on" x="51" y="34" width="18" height="4" rx="2" />
      <rect className="t-soft" x="83" y="34" width="18" height="4" rx="2" />
    </>
  ),
  text: (
    <>
      <rect className="t-text" x="12" y="15" width="30" height="4" rx="2" />
      <rect className="t-box" x="12" y="26" width="96" height="26" rx="4" />
      <rect className="t-soft" x="20" y="36.5" width="38" height="5" rx="2.5" />
      <path className="t-accent-line" d="M63 32v14" />
    </>
  ),
  textarea: (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
      <rect className="t-soft" x="20" y="18" width="78" height="5" rx="2.5" />
      <rect className="t-soft" x="20" y="28" width="70" height="5" rx="2.5" />
      <rect className="t-soft" x="20" y="38" width="76" height="5" rx="2.5" />
      <rect className="t-soft" x="20" y="48" width="28" height="5" rx="2.5" />
      <path className="t-accent-line" d="M53 45v11" />
      <path className="t-line" d="M96 58.5l8.5-8.5M101 58.5l3.5-3.5" />
    </>
  ),
  time: (
    <>
      <circle className="t-box" cx="36" cy="36" r="22" />
      <path className="t-line" d="M36 17v3M36 52v3M17 36h3M52 36h3" />
      <path className="t-accent-line" d="M36 23v13l8 6" />
      <rect className="t-box" x="66" y="25" width="42" height="22" rx="4" />
      <path className="t-text" d="M72 34h11v4H72zM91 34h11v4H91zM86 32h2v2h-2zM86 38h2v2h-2z" />
    </>
  ),
  toggle: (
    <>
      <rect className="t-accent" x="16" y="25" width="40" height="22" rx="11" />
      <circle className="t-on" cx="45" cy="36" r="8" />
      <rect className="t-soft" x="64" y="33.5" width="40" height="5" rx="2.5" />
    </>
  ),
};
