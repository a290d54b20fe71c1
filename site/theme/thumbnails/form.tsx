// What the form widgets from Button to FileUpload look like, in a few strokes, for the gallery.
import type { ReactNode } from 'react';

export const FORM: Readonly<Record<string, ReactNode>> = {
  button: (
    <>
      <rect className="t-accent" x="24" y="23" width="72" height="26" rx="4" />
      <rect className="t-on" x="42" y="34" width="36" height="4" rx="2" />
      <path className="t-on-line" d="M82 40v19l4.5-4 3.5 7 4-2-3.5-6.5h6z" />
      <path className="t-text" d="M82 40v19l4.5-4 3.5 7 4-2-3.5-6.5h6z" />
    </>
  ),
  'button-group': (
    <>
      <rect className="t-accent" x="12" y="23" width="96" height="26" rx="4" />
      <path className="t-on-line" d="M40 23v26M80 23v26M28 31l-5 5 5 5M92 31l5 5-5 5" />
      <rect className="t-on" x="49" y="34" width="22" height="4" rx="2" />
    </>
  ),
  calendar: (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
      <rect className="t-text" x="18" y="14" width="26" height="4" rx="2" />
      <path className="t-line" d="M95 13.5l-2.5 2.5 2.5 2.5M100 13.5l2.5 2.5-2.5 2.5" />
      <path
        className="t-line"
        d="M12 22h96M12 35.5h96M12 49h96M31 22v40M50 22v40M70 22v40M89 22v40"
      />
      <rect className="t-accent" x="34" y="39.5" width="52" height="6" rx="2" />
      <rect className="t-soft" x="73" y="26" width="32" height="6" rx="2" />
      <rect className="t-soft" x="15" y="53" width="13" height="6" rx="2" />
    </>
  ),
  checkbox: (
    <>
      <rect className="t-accent" x="16" y="25" width="22" height="22" rx="4" />
      <polyline className="t-on-line" points="21.5,36.5 25.5,40.5 32.5,31.5" />
      <rect className="t-soft" x="46" y="33.5" width="58" height="5" rx="2.5" />
    </>
  ),
  checkboxset: (
    <>
      <rect className="t-accent" x="24" y="11" width="13" height="13" rx="3" />
      <rect className="t-box" x="24" y="29.5" width="13" height="13" rx="3" />
      <rect className="t-accent" x="24" y="48" width="13" height="13" rx="3" />
      <path className="t-on-line" d="M27.5 18l2 2 4-5M27.5 55l2 2 4-5" />
      <rect className="t-soft" x="44" y="15" width="46" height="5" rx="2.5" />
      <rect className="t-soft" x="44" y="33.5" width="34" height="5" rx="2.5" />
      <rect className="t-soft" x="44" y="52" width="52" height="5" rx="2.5" />
    </>
  ),
  chips: (
    <>
      <rect className="t-box" x="12" y="12" width="96" height="48" rx="4" />
      <rect className="t-accent" x="18" y="18" width="44" height="16" rx="8" />
      <rect className="t-on" x="25" y="24" width="19" height="4" rx="2" />
      <path className="t-on-line" d="M50 23.5l5 5m0-5l-5 5" />
      <rect className="t-soft" x="66" y="18" width="36" height="16" rx="8" />
      <rect className="t-text" x="73" y="24" width="14" height="4" rx="2" />
      <rect className="t-soft" x="18" y="38" width="40" height="16" rx="8" />
      <rect className="t-text" x="25" y="44" width="18" height="4" rx="2" />
      <path
        className="t-text"
        d="M91.5 24l1-1 2 2 2-2 1 1-2 2 2 2-1 1-2-2-2 2-1-1 2-2zm-44 20l1-1 2 2 2-2 1 1-2 2 2 2-1 1-2-2-2 2-1-1 2-2z"
      />
      <path className="t-line" d="M64 40v12" />
    </>
  ),
  'color-picker': (
    <>
      <rect className="t-box" x="20" y="10" width="80" height="52" rx="4" />
      <path className="t-accent" d="M26 18a2 2 0 012-2h36a2 2 0 012 2v24H26z" />
      <circle className="t-on-line" cx="54" cy="25" r="4" />
      <rect className="t-soft" x="74" y="16" width="8" height="40" rx="4" />
      <circle className="t-box" cx="78" cy="28" r="5" />
      <rect className="t-accent" x="26" y="48" width="8" height="8" rx="2" />
      <rect className="t-text" x="38" y="50" width="28" height="4" rx="2" />
    </>
  ),
  currency: (
    <>
      <rect className="t-box" x="12" y="22" width="96" height="28" rx="4" />
      <path className="t-soft" d="M16 22.5h22v27H16a3.5 3.5 0 01-3.5-3.5V26a3.5 3.5 0 013.5-3.5z" />
      <path className="t-accent-line" d="M31 31a6.5 6.5 0 100 10M18.5 34.5h9M18.5 38h9" />
      <path
        className="t-text"
        d="M46 32l4-2h2v12h-3v-8.5l-3 1zM57 30h9v12h-9v-2.5h6.5V37H57zM59.5 32.5v2h4v-2z"
      />
    </>
  ),
  date: (
    <>
      <rect className="t-box" x="20" y="10" width="80" height="16" rx="4" />
      <path className="t-text" d="M26 16h9v4h-9zM39 16h9v4h-9zM52 16h15v4H52z" />
      <path className="t-line" d="M86 15h8v7h-8zM88 13v2M92 13v2" />
      <rect className="t-box" x="20" y="30" width="80" height="32" rx="4" />
      <path
        className="t-soft"
        d="M47 35h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z"
      />
      <path
        className="t-soft"
        d="M27 44h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z"
      />
      <path className="t-soft" d="M27 53h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z" />
      <rect className="t-accent" x="65" y="41" width="10" height="10" rx="3" />
    </>
  ),
  datetime: (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="16" rx="4" />
      <path
        className="t-text"
        d="M18 16h8v4h-8zM30 16h8v4h-8zM42 16h12v4H42zM76 16h9v4h-9zM91 16h9v4h-9z"
      />
      <path className="t-text" d="M87 15h2v2h-2zM87 19h2v2h-2z" />
      <rect className="t-box" x="12" y="30" width="52" height="32" rx="4" />
      <path className="t-soft" d="M29 35h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z" />
      <path className="t-soft" d="M19 44h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z" />
      <path className="t-soft" d="M19 53h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z" />
      <rect className="t-accent" x="37" y="41" width="10" height="10" rx="3" />
      <circle className="t-box" cx="88" cy="46" r="16" />
      <path className="t-accent-line" d="M88 36v10l6 5" />
    </>
  ),
  'file-upload': (
    <>
      <rect className="t-line" x="16" y="10" width="88" height="52" rx="4" strokeDasharray="5 4" />
      <path className="t-accent-line" d="M60 37V19M52.5 26.5L60 19l7.5 7.5" />
      <path className="t-line" d="M44 34v8h32v-8" />
      <rect className="t-soft" x="40" y="49" width="40" height="5" rx="2.5" />
    </>
  ),
};
