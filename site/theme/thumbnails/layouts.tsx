// What the layout widgets look like, in a few strokes, for the gallery.
import type { ReactNode } from 'react';

export const LAYOUTS: Readonly<Record<string, ReactNode>> = {
  layout: (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
      <rect className="t-soft" x="17" y="15" width="26" height="42" rx="3" />
      <rect className="t-box" x="48" y="15" width="55" height="42" rx="3" />
      <rect className="t-accent" x="53" y="20" width="45" height="14" rx="3" />
      <rect className="t-soft" x="53" y="38" width="20" height="14" rx="3" />
      <rect className="t-soft" x="78" y="38" width="20" height="14" rx="3" />
    </>
  ),
  'left-panel': (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
      <path className="t-accent" d="M46 10v52H16a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z" />
      <rect className="t-on" x="19" y="18" width="20" height="4" rx="2" />
      <rect className="t-on" x="19" y="27" width="16" height="4" rx="2" />
      <rect className="t-on" x="19" y="36" width="19" height="4" rx="2" />
      <rect className="t-on" x="19" y="45" width="13" height="4" rx="2" />
      <rect className="t-text" x="54" y="18" width="26" height="4" rx="2" />
      <rect className="t-soft" x="54" y="28" width="46" height="4" rx="2" />
      <rect className="t-soft" x="54" y="37" width="40" height="4" rx="2" />
      <rect className="t-soft" x="54" y="46" width="44" height="4" rx="2" />
    </>
  ),
  partial: (
    <>
      <rect className="t-accent" x="12" y="26" width="36" height="16" rx="3" />
      <rect className="t-on" x="18" y="32" width="24" height="4" rx="2" />
      <path className="t-line" d="M48 34h8M66 14h-7a3 3 0 0 0-3 3v22a3 3 0 0 0 3 3h7" />
      <rect className="t-box" x="66" y="10" width="42" height="24" rx="3" />
      <rect className="t-box" x="66" y="38" width="42" height="24" rx="3" />
      <path
        className="t-accent"
        d="M66 18v-5a3 3 0 0 1 3-3h36a3 3 0 0 1 3 3v5zM66 46v-5a3 3 0 0 1 3-3h36a3 3 0 0 1 3 3v5z"
      />
      <rect className="t-soft" x="71" y="24" width="26" height="4" rx="2" />
      <rect className="t-soft" x="71" y="52" width="18" height="4" rx="2" />
    </>
  ),
  'tab-bar': (
    <>
      <path className="t-box" d="M24 10v46a6 6 0 0 0 6 6h60a6 6 0 0 0 6-6V10" />
      <rect className="t-text" x="32" y="14" width="28" height="4" rx="2" />
      <rect className="t-soft" x="32" y="23" width="52" height="4" rx="2" />
      <rect className="t-soft" x="32" y="31" width="40" height="4" rx="2" />
      <path className="t-line" d="M24 40.5h72" />
      <path className="t-accent" d="M27.5 49.5l6-5 6 5H38v4.5h-9v-4.5z" />
      <rect className="t-accent" x="29" y="56" width="9" height="2.5" rx="1" />
      <path className="t-line" d="M54.5 51.5l3 3M76 47.5h-10v6h10zM66 47.5l5 3.5 5-3.5" />
      <circle className="t-line" cx="51.5" cy="48.5" r="4" />
      <path className="t-line" d="M84 55a4.5 4.5 0 0 1 9 0" />
      <circle className="t-line" cx="88.5" cy="47" r="2.5" />
    </>
  ),
};
