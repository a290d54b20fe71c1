// What the mobile widgets look like, in a few strokes, for the gallery.
import type { ReactNode } from 'react';

export const MOBILE: Readonly<Record<string, ReactNode>> = {
  'barcode-scanner': (
    <>
      <path className="t-line" d="M24 20v-6a4 4 0 0 1 4-4h8M84 10h8a4 4 0 0 1 4 4v6" />
      <path className="t-line" d="M24 52v6a4 4 0 0 0 4 4h8M84 62h8a4 4 0 0 0 4-4v-6" />
      <path className="t-text" d="M34 19h4v34h-4zM41 19h2v34h-2zM47 19h6v34h-6zM56 19h2v34h-2z" />
      <path className="t-text" d="M61 19h4v34h-4zM69 19h2v34h-2zM74 19h5v34h-5zM82 19h4v34h-4z" />
      <path className="t-accent-line" d="M18 36h84" />
    </>
  ),
  'bottom-sheet': (
    <>
      <rect className="t-box" x="42" y="6" width="36" height="60" rx="6" />
      <rect className="t-soft" x="47" y="13" width="26" height="5" rx="2.5" />
      <rect className="t-soft" x="47" y="22" width="18" height="5" rx="2.5" />
      <path
        className="t-accent"
        d="M43 38a6 6 0 0 1 6-6h22a6 6 0 0 1 6 6v22a5 5 0 0 1-5 5H48a5 5 0 0 1-5-5z"
      />
      <rect className="t-on" x="54" y="36" width="12" height="3" rx="1.5" />
      <rect className="t-on" x="48" y="45" width="24" height="4" rx="2" />
      <rect className="t-on" x="48" y="54" width="16" height="4" rx="2" />
    </>
  ),
  camera: (
    <>
      <path
        className="t-box"
        d="M28 20h13l5-8h28l5 8h13a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z"
      />
      <circle className="t-soft" cx="60" cy="39" r="17" />
      <circle className="t-accent" cx="60" cy="39" r="11" />
      <path className="t-on-line" d="M54 39a6 6 0 0 1 6-6" />
      <circle className="t-text" cx="88" cy="28" r="2.5" />
    </>
  ),
  'media-list': (
    <>
      <rect className="t-box" x="42" y="6" width="36" height="60" rx="6" />
      <path
        className="t-soft"
        d="M46 12h13v15H46zM61 12h13v15H61zM46 29h13v15H46zM46 46h13v15H46zM61 46h13v15H61z"
      />
      <rect className="t-accent" x="61" y="29" width="13" height="15" />
      <path
        className="t-on"
        d="M48 25l4-6 5 6zM63 25l4-6 5 6zM48 42l4-6 5 6zM63 42l4-6 5 6zM48 59l4-6 5 6zM63 59l4-6 5 6z"
      />
    </>
  ),
  'segmented-control': (
    <>
      <rect className="t-box" x="12" y="12" width="96" height="20" rx="10" />
      <rect className="t-accent" x="14.5" y="14.5" width="45" height="15" rx="7.5" />
      <rect className="t-on" x="26" y="20" width="22" height="4" rx="2" />
      <rect className="t-soft" x="73" y="20" width="22" height="4" rx="2" />
      <rect className="t-soft" x="12" y="42" width="70" height="5" rx="2.5" />
      <rect className="t-soft" x="12" y="54" width="48" height="5" rx="2.5" />
    </>
  ),
};
