// What the navigation widgets look like, in a few strokes, for the gallery.
import type { ReactNode } from 'react';

export const NAVIGATION: Readonly<Record<string, ReactNode>> = {
  breadcrumb: (
    <>
      <path className="t-text" d="M12 36l8-7 8 7h-2v7h-4v-4h-4v4h-4v-7z" />
      <path className="t-line" d="M34 31.5l4.5 4.5-4.5 4.5M71 31.5l4.5 4.5-4.5 4.5" />
      <rect className="t-soft" x="44" y="33.5" width="22" height="5" rx="2.5" />
      <rect className="t-accent" x="81" y="33.5" width="27" height="5" rx="2.5" />
    </>
  ),
  'dropdown-menu': (
    <>
      <rect className="t-accent" x="12" y="10" width="44" height="17" rx="4" />
      <rect className="t-on" x="18" y="16.5" width="18" height="4" rx="2" />
      <path className="t-on-line" d="M42 16.5l4 4 4-4" />
      <rect className="t-box" x="12" y="30" width="54" height="32" rx="4" />
      <rect className="t-soft" x="19" y="35" width="32" height="4" rx="2" />
      <rect className="t-text" x="19" y="44" width="24" height="4" rx="2" />
      <rect className="t-soft" x="19" y="53" width="28" height="4" rx="2" />
      <path className="t-line" d="M56 43l3 3-3 3" />
      <rect className="t-box" x="69" y="40" width="39" height="22" rx="4" />
      <rect className="t-soft" x="76" y="44" width="24" height="4" rx="2" />
      <rect className="t-soft" x="76" y="53" width="16" height="4" rx="2" />
    </>
  ),
  nav: (
    <>
      <rect className="t-accent" x="24" y="10" width="72" height="14" rx="4" />
      <circle className="t-on" cx="33" cy="17" r="3" />
      <rect className="t-on" x="41" y="15" width="32" height="4" rx="2" />
      <circle className="t-text" cx="33" cy="36" r="3" />
      <rect className="t-soft" x="41" y="34" width="26" height="4" rx="2" />
      <rect className="t-soft" x="78" y="31.5" width="13" height="9" rx="4.5" />
      <circle className="t-text" cx="33" cy="55" r="3" />
      <rect className="t-soft" x="41" y="53" width="36" height="4" rx="2" />
    </>
  ),
  'nav-bar': (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
      <path
        className="t-soft"
        d="M16 10.5h88a3.5 3.5 0 013.5 3.5v12.5h-95V14a3.5 3.5 0 013.5-3.5z"
      />
      <rect className="t-accent" x="18" y="14.5" width="8" height="8" rx="2" />
      <rect className="t-text" x="30" y="16.5" width="18" height="4" rx="2" />
      <rect className="t-on" x="56" y="16.5" width="14" height="4" rx="2" />
      <rect className="t-on" x="75" y="16.5" width="12" height="4" rx="2" />
      <path className="t-text" d="M94 14.5h9v2h-9zM94 17.5h9v2h-9zM94 20.5h9v2h-9z" />
      <rect className="t-soft" x="18" y="35" width="60" height="5" rx="2.5" />
      <rect className="t-soft" x="18" y="46" width="74" height="5" rx="2.5" />
    </>
  ),
  popover: (
    <>
      <rect className="t-accent" x="42" y="11" width="36" height="5" rx="2.5" />
      <path
        className="t-box"
        d="M28 28h26l6-7 6 7h26a4 4 0 014 4v26a4 4 0 01-4 4H28a4 4 0 01-4-4V32a4 4 0 014-4z"
      />
      <rect className="t-text" x="32" y="35" width="28" height="4" rx="2" />
      <rect className="t-soft" x="32" y="43.5" width="54" height="4" rx="2" />
      <rect className="t-soft" x="32" y="52" width="42" height="4" rx="2" />
    </>
  ),
};
