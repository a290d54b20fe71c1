// What the container widgets look like, in a few strokes, for the gallery.
import type { ReactNode } from 'react';

export const CONTAINERS: Readonly<Record<string, ReactNode>> = {
  accordion: (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="11" rx="3" />
      <rect className="t-box" x="12" y="24" width="96" height="24" rx="3" />
      <rect className="t-box" x="12" y="51" width="96" height="11" rx="3" />
      <path className="t-accent" d="M12 35v-8a3 3 0 0 1 3-3h90a3 3 0 0 1 3 3v8z" />
      <rect className="t-text" x="18" y="13.5" width="28" height="4" rx="2" />
      <rect className="t-on" x="18" y="27.5" width="22" height="4" rx="2" />
      <rect className="t-text" x="18" y="54.5" width="32" height="4" rx="2" />
      <rect className="t-soft" x="18" y="39.5" width="58" height="4" rx="2" />
      <path className="t-line" d="M96 14l3 3 3-3M96 55l3 3 3-3" />
      <path className="t-on-line" d="M96 31l3-3 3 3" />
    </>
  ),
  container: (
    <>
      <rect className="t-accent-line" x="13" y="11" width="94" height="50" rx="4" />
      <rect className="t-soft" x="20" y="18" width="24" height="15" rx="3" />
      <rect className="t-soft" x="49" y="18" width="20" height="15" rx="3" />
      <rect className="t-soft" x="74" y="18" width="26" height="15" rx="3" />
      <rect className="t-soft" x="20" y="38" width="32" height="15" rx="3" />
      <rect className="t-soft" x="57" y="38" width="22" height="15" rx="3" />
    </>
  ),
  'flex-layout': (
    <>
      <rect className="t-box" x="12" y="18" width="96" height="36" rx="4" />
      <rect className="t-soft" x="17" y="23" width="15" height="26" rx="3" />
      <rect className="t-accent" x="36" y="23" width="48" height="26" rx="3" />
      <rect className="t-soft" x="88" y="23" width="15" height="26" rx="3" />
      <path className="t-on-line" d="M42 36h36M46 32l-4 4 4 4M74 32l4 4-4 4" />
    </>
  ),
  'grid-layout': (
    <>
      <rect className="t-soft" x="12" y="10" width="96" height="15" rx="3" />
      <rect className="t-soft" x="12" y="28.5" width="29.5" height="15" rx="3" />
      <rect className="t-accent" x="45" y="28.5" width="63" height="15" rx="3" />
      <rect className="t-soft" x="12" y="47" width="29.5" height="15" rx="3" />
      <rect className="t-soft" x="45" y="47" width="29.5" height="15" rx="3" />
      <rect className="t-soft" x="78.5" y="47" width="29.5" height="15" rx="3" />
    </>
  ),
  'linear-layout': (
    <>
      <path className="t-line" d="M12 29h96" />
      <rect className="t-soft" x="14" y="19" width="20" height="20" rx="3" />
      <rect className="t-soft" x="42" y="10" width="30" height="38" rx="3" />
      <rect className="t-soft" x="80" y="22" width="24" height="14" rx="3" />
      <path className="t-accent-line" d="M14 57h91M101 53l4 4-4 4" />
    </>
  ),
  panel: (
    <>
      <rect className="t-box" x="12" y="10" width="96" height="52" rx="3" />
      <path className="t-soft" d="M12.5 25V13a2.5 2.5 0 0 1 2.5-2.5h90a2.5 2.5 0 0 1 2.5 2.5v12z" />
      <path className="t-line" d="M12 25h96M12 51h96" />
      <rect className="t-text" x="18" y="15.5" width="28" height="4" rx="2" />
      <rect className="t-accent" x="50" y="14" width="13" height="7" rx="3.5" />
      <path className="t-line" d="M84 19.5l3.5-3.5 3.5 3.5M97 15l5.5 5.5M102.5 15l-5.5 5.5" />
      <rect className="t-soft" x="18" y="31" width="70" height="4" rx="2" />
      <rect className="t-soft" x="18" y="40" width="52" height="4" rx="2" />
      <rect className="t-soft" x="18" y="54.5" width="24" height="4" rx="2" />
    </>
  ),
  tabs: (
    <>
      <rect className="t-box" x="12" y="24" width="96" height="38" rx="3" />
      <path className="t-soft" d="M12 24V13a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v11z" />
      <path className="t-accent" d="M45 24V13a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v11z" />
      <path className="t-soft" d="M78 24V13a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v11z" />
      <rect className="t-on" x="51" y="15" width="18" height="4" rx="2" />
      <rect className="t-text" x="20" y="33" width="32" height="4" rx="2" />
      <rect className="t-soft" x="20" y="42" width="76" height="4" rx="2" />
      <rect className="t-soft" x="20" y="51" width="58" height="4" rx="2" />
    </>
  ),
  tile: (
    <>
      <rect className="t-accent" x="28" y="10" width="64" height="52" rx="4" />
      <rect className="t-on" x="45" y="17" width="30" height="4" rx="2" />
      <path className="t-on-line" d="M48 31.5l5-4V46M62 32a5 5 0 0 1 10 0c0 4.5-8 8-10.5 14H73" />
      <rect className="t-on" x="40" y="52" width="40" height="4" rx="2" />
    </>
  ),
  wizard: (
    <>
      <path className="t-line" d="M60 19h36" />
      <path className="t-accent-line" d="M24 19h26" />
      <circle className="t-accent" cx="24" cy="19" r="9" />
      <path className="t-on-line" d="M20 19.5l3 3 5.5-6.5" />
      <circle className="t-box" cx="60" cy="19" r="8.5" />
      <path className="t-accent-line" d="M57.5 17a2.5 2.5 0 0 1 5 0c0 2-4 3.5-5 6h5.5" />
      <circle className="t-box" cx="96" cy="19" r="8.5" />
      <path className="t-line" d="M93.5 15h5l-3 3.5a2.5 2.5 0 1 1-2.5 3" />
      <rect className="t-box" x="12" y="34" width="96" height="12" rx="3" />
      <rect className="t-soft" x="18" y="38" width="40" height="4" rx="2" />
      <rect className="t-soft" x="80" y="51" width="28" height="11" rx="3" />
    </>
  ),
};
