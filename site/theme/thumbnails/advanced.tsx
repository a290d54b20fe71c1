// What the advanced widgets look like, in a few strokes, for the gallery.
import type { ReactNode } from 'react';

export const ADVANCED: Readonly<Record<string, ReactNode>> = {
  carousel: (
    <>
      <path className="t-soft" d="M12 15h10v32H12zM98 15h10v32H98z" />
      <rect className="t-box" x="28" y="10" width="64" height="42" rx="4" />
      <circle className="t-soft" cx="60" cy="26" r="8" />
      <path className="t-soft" d="M44 46q3-10 16-10t16 10z" />
      <path className="t-line" d="M38 26l-5 5 5 5M82 26l5 5-5 5" />
      <circle className="t-soft" cx="49" cy="59" r="2.5" />
      <rect className="t-accent" x="54" y="56.5" width="12" height="5" rx="2.5" />
      <circle className="t-soft" cx="71" cy="59" r="2.5" />
    </>
  ),
  login: (
    <>
      <circle className="t-text" cx="60" cy="14" r="4.5" />
      <path className="t-text" d="M51 26q1-6 9-6t9 6z" />
      <rect className="t-box" x="30" y="29" width="60" height="9" rx="3" />
      <rect className="t-soft" x="34" y="31.5" width="24" height="4" rx="2" />
      <rect className="t-box" x="30" y="41" width="60" height="9" rx="3" />
      <path className="t-text" d="M34 44h3v3h-3zM40 44h3v3h-3zM46 44h3v3h-3zM52 44h3v3h-3z" />
      <rect className="t-accent" x="30" y="53" width="60" height="9" rx="3" />
      <rect className="t-on" x="51" y="55.5" width="18" height="4" rx="2" />
    </>
  ),
  marquee: (
    <>
      <path className="t-line" d="M12 20h96M12 42h96" />
      <path className="t-soft" d="M12 28.5h12a2.5 2.5 0 0 1 0 5H12z" />
      <rect className="t-accent" x="36" y="27.5" width="40" height="7" rx="3.5" />
      <path className="t-soft" d="M108 28.5H90.5a2.5 2.5 0 0 0 0 5H108z" />
      <path className="t-accent-line" d="M52 48.5l-6 5 6 5M47 53.5h12M65 53.5h5M76 53.5h1" />
    </>
  ),
  'web-view': (
    <>
      <rect className="t-box" x="42" y="6" width="36" height="60" rx="6" />
      <rect className="t-soft" x="47" y="13" width="26" height="6" rx="3" />
      <circle className="t-accent-line" cx="60" cy="36" r="11" />
      <path className="t-accent-line" d="M49 36h22M60 25q-9 11 0 22q9-11 0-22" />
      <rect className="t-soft" x="50" y="54" width="20" height="4" rx="2" />
    </>
  ),
};
