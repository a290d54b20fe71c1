// What the dialogs look like, in a few strokes, for the gallery.
import type { ReactNode } from 'react';

export const DIALOGS: Readonly<Record<string, ReactNode>> = {
  'alert-dialog': (
    <>
      <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
      <rect className="t-box" x="24" y="15" width="72" height="42" rx="4" />
      <path className="t-accent" d="M41 20l11 19H30z" />
      <path className="t-on-line" d="M41 27v5M41 35.5v.5" />
      <rect className="t-text" x="57" y="23" width="32" height="5" rx="2.5" />
      <rect className="t-soft" x="57" y="32" width="26" height="4" rx="2" />
      <path className="t-line" d="M24 43.5h72" />
      <rect className="t-text" x="49" y="47" width="22" height="7" rx="3" />
    </>
  ),
  'confirm-dialog': (
    <>
      <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
      <rect className="t-box" x="24" y="15" width="72" height="42" rx="4" />
      <rect className="t-text" x="30" y="21" width="36" height="5" rx="2.5" />
      <rect className="t-soft" x="30" y="31" width="52" height="4" rx="2" />
      <rect className="t-box" x="30" y="42" width="28" height="10" rx="3" />
      <path className="t-line" d="M41.5 44.5l5 5M46.5 44.5l-5 5" />
      <rect className="t-accent" x="62" y="42" width="28" height="10" rx="3" />
      <path className="t-on-line" d="M72.5 47l2.5 2.5 4.5-5" />
    </>
  ),
  'design-dialog': (
    <>
      <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
      <rect className="t-box" x="24" y="13" width="72" height="46" rx="4" />
      <rect className="t-text" x="30" y="18" width="24" height="4" rx="2" />
      <path className="t-line" d="M24 26h72M86 17.5l5 5M91 17.5l-5 5" />
      <rect className="t-box" x="30" y="30.5" width="28" height="9" rx="3" />
      <rect className="t-box" x="30" y="44.5" width="9" height="9" rx="2" />
      <rect className="t-soft" x="43" y="47" width="15" height="4" rx="2" />
      <rect className="t-accent" x="64" y="30.5" width="16" height="9" rx="4.5" />
      <circle className="t-on" cx="75.5" cy="35" r="3" />
      <path className="t-line" d="M64 49h27" />
      <circle className="t-text" cx="74" cy="49" r="3.5" />
    </>
  ),
  'iframe-dialog': (
    <>
      <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
      <rect className="t-box" x="24" y="13" width="72" height="46" rx="4" />
      <rect className="t-text" x="30" y="18" width="24" height="4" rx="2" />
      <path className="t-line" d="M86 17.5l5 5M91 17.5l-5 5" />
      <rect className="t-accent-line" x="30" y="27" width="60" height="26" rx="2" />
      <circle className="t-line" cx="60" cy="40" r="9" />
      <path className="t-line" d="M51 40h18M60 31q-7.5 9 0 18q7.5-9 0-18" />
    </>
  ),
  'login-dialog': (
    <>
      <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
      <rect className="t-box" x="24" y="13" width="72" height="46" rx="4" />
      <circle className="t-text" cx="40" cy="29" r="5" />
      <path className="t-text" d="M30 44q1-8 10-8t10 8z" />
      <rect className="t-box" x="55" y="19" width="35" height="9" rx="3" />
      <rect className="t-soft" x="59" y="21.5" width="18" height="4" rx="2" />
      <rect className="t-box" x="55" y="31" width="35" height="9" rx="3" />
      <path className="t-text" d="M59 34h3v3h-3zM65 34h3v3h-3zM71 34h3v3h-3z" />
      <rect className="t-accent" x="55" y="44" width="35" height="9" rx="3" />
    </>
  ),
  'page-dialog': (
    <>
      <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
      <rect className="t-box" x="24" y="13" width="72" height="46" rx="4" />
      <rect className="t-text" x="30" y="18" width="24" height="4" rx="2" />
      <path className="t-line" d="M24 26h72M86 17.5l5 5M91 17.5l-5 5" />
      <path className="t-accent-line" d="M48 55V30h17l7 7v18zM65 30v7h7" />
      <rect className="t-soft" x="53" y="40" width="14" height="4" rx="2" />
      <rect className="t-soft" x="53" y="47" width="10" height="4" rx="2" />
    </>
  ),
};
