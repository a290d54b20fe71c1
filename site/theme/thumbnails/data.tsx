// What the data widgets look like, in a few strokes, for the gallery.
import type { ReactNode } from 'react';

export const DATA: Readonly<Record<string, ReactNode>> = {
  cards: (
    <>
      <rect className="t-box" x="12" y="10" width="45" height="52" rx="3" />
      <rect className="t-box" x="63" y="10" width="45" height="52" rx="3" />
      <rect className="t-accent" x="16" y="14" width="37" height="24" rx="2" />
      <rect className="t-soft" x="67" y="14" width="37" height="24" rx="2" />
      <path className="t-on" d="M20 35l9-11 6 7 4-4 8 8zM71 35l9-11 6 7 4-4 8 8z" />
      <rect className="t-text" x="16" y="43" width="26" height="4" rx="2" />
      <rect className="t-text" x="67" y="43" width="20" height="4" rx="2" />
      <rect className="t-soft" x="16" y="52" width="18" height="4" rx="2" />
      <rect className="t-soft" x="67" y="52" width="26" height="4" rx="2" />
    </>
  ),
  'data-table': (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="52" rx="3" />
      <path className="t-soft" d="M12.5 23V13a2.5 2.5 0 0 1 2.5-2.5h90a2.5 2.5 0 0 1 2.5 2.5v10z" />
      <path className="t-line" d="M12 23h96M12 49h96M44 10v52M76 10v52" />
      <rect className="t-accent" x="12" y="36" width="96" height="13" />
      <path className="t-text" d="M18 14.5h15v4h-15zM50 14.5h19v4h-19zM82 14.5h12v4h-12z" />
      <path className="t-soft" d="M18 27.5h18v4h-18zM50 27.5h13v4h-13zM82 27.5h18v4h-18z" />
      <path className="t-on" d="M18 40.5h13v4h-13zM50 40.5h19v4h-19zM82 40.5h14v4h-14z" />
      <path className="t-soft" d="M18 53.5h19v4h-19zM50 53.5h16v4h-16zM82 53.5h19v4h-19z" />
    </>
  ),
  form: (
    <>
      <rect className="t-text" x="12" y="13" width="20" height="4" rx="2" />
      <rect className="t-text" x="12" y="27" width="15" height="4" rx="2" />
      <rect className="t-text" x="12" y="41" width="18" height="4" rx="2" />
      <rect className="t-box" x="40" y="10" width="68" height="10" rx="3" />
      <rect className="t-box" x="40" y="24" width="68" height="10" rx="3" />
      <rect className="t-box" x="40" y="38" width="68" height="10" rx="3" />
      <rect className="t-soft" x="45" y="13" width="30" height="4" rx="2" />
      <rect className="t-soft" x="45" y="27" width="42" height="4" rx="2" />
      <rect className="t-accent" x="40" y="52" width="30" height="10" rx="3" />
      <rect className="t-on" x="47" y="55" width="16" height="4" rx="2" />
    </>
  ),
  list: (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="52" rx="3" />
      <path className="t-line" d="M12 27.5h96M12 44.5h96" />
      <circle className="t-soft" cx="23" cy="19" r="5" />
      <circle className="t-accent" cx="23" cy="36" r="5" />
      <circle className="t-soft" cx="23" cy="53" r="5" />
      <rect className="t-text" x="34" y="17" width="26" height="4" rx="2" />
      <rect className="t-text" x="34" y="34" width="32" height="4" rx="2" />
      <rect className="t-text" x="34" y="51" width="22" height="4" rx="2" />
      <rect className="t-soft" x="64" y="17" width="20" height="4" rx="2" />
      <rect className="t-soft" x="70" y="34" width="16" height="4" rx="2" />
      <rect className="t-soft" x="60" y="51" width="24" height="4" rx="2" />
      <path className="t-accent-line" d="M94 36l3 3 5-6" />
    </>
  ),
  'live-filter': (
    <>
      <rect className="t-box" x="12" y="10" width="36" height="14" rx="3" />
      <rect className="t-box" x="52" y="10" width="36" height="14" rx="3" />
      <rect className="t-soft" x="17" y="15" width="18" height="4" rx="2" />
      <path className="t-line" d="M77 15.5l3 3 3-3" />
      <rect className="t-accent" x="92" y="10" width="16" height="14" rx="3" />
      <path className="t-on" d="M95.5 13.5h9l-3.5 4v3.5l-2-1v-2.5z" />
      <rect className="t-box" x="12" y="30" width="96" height="32" rx="3" />
      <path className="t-line" d="M12 46h96" />
      <rect className="t-text" x="18" y="36" width="24" height="4" rx="2" />
      <rect className="t-text" x="18" y="52" width="18" height="4" rx="2" />
      <rect className="t-soft" x="52" y="36" width="36" height="4" rx="2" />
      <rect className="t-soft" x="52" y="52" width="44" height="4" rx="2" />
    </>
  ),
  'live-form': (
    <>
      <rect className="t-box" x="12" y="10" width="32" height="52" rx="3" />
      <rect className="t-accent" x="12" y="27" width="32" height="18" />
      <rect className="t-soft" x="18" y="17" width="16" height="4" rx="2" />
      <rect className="t-on" x="18" y="34" width="20" height="4" rx="2" />
      <rect className="t-soft" x="18" y="52" width="14" height="4" rx="2" />
      <path className="t-accent-line" d="M48 36h7M52.5 33l3 3-3 3" />
      <rect className="t-box" x="60" y="10" width="48" height="13" rx="3" />
      <rect className="t-box" x="60" y="28" width="48" height="13" rx="3" />
      <rect className="t-text" x="65" y="14.5" width="28" height="4" rx="2" />
      <rect className="t-box" x="60" y="48" width="22" height="14" rx="3" />
      <rect className="t-box" x="86" y="48" width="22" height="14" rx="3" />
      <path className="t-line" d="M71 51.5v7M67.5 55h7M93.5 52.5h7M94.5 52.5v6h5v-6" />
    </>
  ),
};
