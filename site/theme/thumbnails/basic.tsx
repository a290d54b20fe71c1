// What the basic widgets look like, in a few strokes, for the gallery.
import type { ReactNode } from 'react';

export const BASIC: Readonly<Record<string, ReactNode>> = {
  anchor: (
    <>
      <rect className="t-soft" x="12" y="18" width="88" height="5" rx="2.5" />
      <rect className="t-soft" x="12" y="33" width="18" height="5" rx="2.5" />
      <rect className="t-accent" x="36" y="32" width="40" height="6" rx="3" />
      <path className="t-accent-line" d="M37 42h38" />
      <rect className="t-soft" x="82" y="33" width="26" height="5" rx="2.5" />
      <rect className="t-soft" x="12" y="49" width="44" height="5" rx="2.5" />
      <path className="t-text" d="M67 45l13 5.5-5.5 2-2 5.5z" />
    </>
  ),
  audio: (
    <>
      <rect className="t-box" x="12" y="21" width="96" height="30" rx="15" />
      <circle className="t-accent" cx="28" cy="36" r="10" />
      <path className="t-on" d="M25.5 31.5l7 4.5-7 4.5z" />
      <path className="t-accent-line" d="M46 33v6M51 29v14M56 31v10M61 27v18M66 32v8" />
      <path className="t-line" d="M71 30v12M76 33v6M81 28v16M86 31v10M91 34v4M96 32v8" />
    </>
  ),
  html: (
    <>
      <rect className="t-box" x="20" y="10" width="80" height="52" rx="4" />
      <path className="t-line" d="M20 20h80" />
      <circle className="t-soft" cx="26" cy="15" r="1.5" />
      <circle className="t-soft" cx="31" cy="15" r="1.5" />
      <circle className="t-soft" cx="36" cy="15" r="1.5" />
      <path className="t-accent-line" d="M47 31l-11 10 11 10M73 31l11 10-11 10M64 29l-8 24" />
    </>
  ),
  icon: (
    <>
      <path className="t-soft" d="M14 38l12-11 12 11h-3v11h-6v-7h-6v7h-6v-11z" />
      <path
        className="t-accent"
        d="M60 54L45.5 39.5a9 9 0 0 1 0-13a9 9 0 0 1 13 0l1.5 1.5l1.5-1.5a9 9 0 0 1 13 0a9 9 0 0 1 0 13z"
      />
      <path className="t-soft" d="M97 25L84 41h8l-3 11 13-16h-8z" />
    </>
  ),
  iframe: (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
      <rect className="t-text" x="18" y="16" width="30" height="4" rx="2" />
      <rect className="t-soft" x="18" y="25" width="16" height="4" rx="2" />
      <rect className="t-soft" x="18" y="33" width="13" height="4" rx="2" />
      <rect className="t-accent-line" x="41" y="25" width="61" height="31" rx="2" />
      <rect className="t-soft" x="46" y="30" width="20" height="21" rx="2" />
      <rect className="t-text" x="71" y="30" width="26" height="4" rx="2" />
      <rect className="t-soft" x="71" y="38" width="26" height="4" rx="2" />
      <rect className="t-soft" x="71" y="46" width="18" height="4" rx="2" />
    </>
  ),
  label: (
    <>
      <path
        className="t-accent"
        fillRule="evenodd"
        d="M28 50l14-34h7l14 34h-6.5l-3-8H37.5l-3 8zM39.5 36.5h12L45.5 21z"
      />
      <path
        className="t-text"
        fillRule="evenodd"
        d="M92 50h-5.5v-3a10 10 0 1 1 0-17v-3H92zM80.5 33a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11z"
      />
      <path className="t-line" d="M26 58h68" />
    </>
  ),
  lottie: (
    <>
      <path className="t-line" d="M12 59h96" />
      <path className="t-line" d="M20 54Q58 -26 96 54" />
      <circle className="t-soft" cx="20" cy="54" r="4" />
      <circle className="t-soft" cx="34" cy="29" r="5" />
      <circle className="t-soft" cx="56" cy="15" r="6" />
      <circle className="t-soft" cx="80" cy="26" r="7" />
      <circle className="t-accent" cx="96" cy="50" r="9" />
    </>
  ),
  message: (
    <>
      <rect className="t-box" x="12" y="19" width="96" height="34" rx="4" />
      <circle className="t-accent" cx="29" cy="36" r="9" />
      <path className="t-on-line" d="M25 36l3 3 5-6" />
      <rect className="t-text" x="44" y="29" width="38" height="5" rx="2.5" />
      <rect className="t-soft" x="44" y="38.5" width="46" height="5" rx="2.5" />
      <path className="t-line" d="M95 26l6 6M101 26l-6 6" />
    </>
  ),
  picture: (
    <>
      <rect className="t-box" x="20" y="10" width="80" height="52" rx="4" />
      <circle className="t-accent" cx="78" cy="25" r="7" />
      <path className="t-soft" d="M26 56l21-29 17 22 8-9 22 16z" />
      <path className="t-text" d="M26 56l13-14 16 14z" />
    </>
  ),
  'progress-bar': (
    <>
      <rect className="t-text" x="12" y="22" width="34" height="5" rx="2.5" />
      <rect className="t-soft" x="92" y="22" width="16" height="5" rx="2.5" />
      <rect className="t-soft" x="12" y="35" width="96" height="12" rx="6" />
      <rect className="t-accent" x="12" y="35" width="62" height="12" rx="6" />
    </>
  ),
  'progress-circle': (
    <>
      <circle className="t-soft" cx="60" cy="36" r="26" />
      <path className="t-accent" d="M60 36V10a26 26 0 1 1-26 26z" />
      <circle className="t-on" cx="60" cy="36" r="18" />
      <rect className="t-text" x="50" y="31" width="20" height="5" rx="2.5" />
      <rect className="t-soft" x="53" y="39" width="14" height="4" rx="2" />
    </>
  ),
  'richtext-editor': (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
      <path className="t-line" d="M12 26h96" />
      <rect className="t-accent" x="16" y="12.5" width="13" height="11" rx="2" />
      <path className="t-on-line" d="M20.5 15v6h2.5a1.5 1.5 0 0 0 0-3h-2.5h2a1.5 1.5 0 0 0 0-3z" />
      <path className="t-line" d="M38 15h4M36 21h4M40 15l-2 6" />
      <path className="t-line" d="M49 14.5v3a2.5 2.5 0 0 0 5 0v-3M48.5 22h6" />
      <path className="t-line" d="M64 15h12M64 18h8M64 21h12" />
      <rect className="t-text" x="18" y="32" width="34" height="5" rx="2.5" />
      <rect className="t-soft" x="18" y="42" width="80" height="4" rx="2" />
      <rect className="t-soft" x="18" y="51" width="56" height="4" rx="2" />
    </>
  ),
  search: (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="20" rx="10" />
      <circle className="t-accent-line" cx="24" cy="19" r="4.5" />
      <path className="t-accent-line" d="M27.5 22.5l4 4" />
      <rect className="t-text" x="39" y="17.5" width="24" height="5" rx="2.5" />
      <path className="t-line" d="M67 15v10" />
      <rect className="t-box" x="18" y="34" width="84" height="28" rx="3" />
      <rect className="t-text" x="26" y="40" width="20" height="4.5" rx="2" />
      <rect className="t-soft" x="49" y="40" width="28" height="4.5" rx="2" />
      <rect className="t-text" x="26" y="51" width="20" height="4.5" rx="2" />
      <rect className="t-soft" x="49" y="51" width="18" height="4.5" rx="2" />
    </>
  ),
  skeleton: (
    <>
      <circle className="t-soft" cx="24" cy="22" r="11" />
      <rect className="t-soft" x="42" y="13" width="54" height="7" rx="3.5" />
      <rect className="t-soft" x="42" y="25" width="42" height="6" rx="3" />
      <rect className="t-soft" x="12" y="40" width="96" height="8" rx="4" />
      <rect className="t-soft" x="12" y="53" width="74" height="8" rx="4" />
      <path
        className="t-accent"
        d="M75 13h10l-2 7H73zM71.5 25h10l-2 6h-10zM67 40h10l-2.5 8h-10zM63 53h10l-2.5 8h-10z"
      />
    </>
  ),
  spinner: (
    <>
      <path className="t-line" d="M60 45v8M50.5 41l-6 6M46.5 32h-8M50.5 22.5l-6-6" />
      <path className="t-accent-line" d="M60 19v-8M69.5 22.5l6-6M73.5 32h8M69.5 41l6 6" />
      <rect className="t-soft" x="42" y="57" width="36" height="5" rx="2.5" />
    </>
  ),
  tree: (
    <>
      <path className="t-text" d="M14 13h8l-4 5z" />
      <rect className="t-text" x="27" y="13" width="36" height="5" rx="2.5" />
      <path className="t-line" d="M18 23v31h10M18 29h10" />
      <path className="t-text" d="M32 27h8l-4 5z" />
      <rect className="t-soft" x="45" y="27" width="32" height="5" rx="2.5" />
      <path className="t-line" d="M36 36v6h12" />
      <rect className="t-accent" x="52" y="37" width="48" height="10" rx="3" />
      <rect className="t-on" x="57" y="40" width="28" height="4" rx="2" />
      <path className="t-text" d="M33 50l5 4-5 4z" />
      <rect className="t-soft" x="45" y="51.5" width="40" height="5" rx="2.5" />
    </>
  ),
  video: (
    <>
      <rect className="t-box" x="16" y="10" width="88" height="52" rx="4" />
      <circle className="t-accent" cx="60" cy="31" r="13" />
      <path className="t-on" d="M56 24.5l10 6.5-10 6.5z" />
      <rect className="t-soft" x="24" y="51.5" width="60" height="4" rx="2" />
      <rect className="t-text" x="24" y="51.5" width="26" height="4" rx="2" />
      <circle className="t-text" cx="50" cy="53.5" r="3.5" />
      <path className="t-line" d="M91 50h6v7h-6z" />
    </>
  ),
};
