// What the chart widgets look like, in a few strokes, for the gallery.
import type { ReactNode } from 'react';

export const CHARTS: Readonly<Record<string, ReactNode>> = {
  'area-chart': (
    <>
      <path className="t-soft" d="M15 60V34C28 32 34 18 46 20S68 34 80 26 98 12 108 14V60z" />
      <path className="t-accent" d="M15 60V48C28 48 34 36 46 38S66 50 80 44 98 30 108 32V60z" />
      <path className="t-line" d="M14 10v51h94" />
    </>
  ),
  'bar-chart': (
    <>
      <rect className="t-soft" x="15" y="12" width="52" height="8" />
      <rect className="t-accent" x="15" y="24" width="90" height="8" />
      <rect className="t-soft" x="15" y="36" width="70" height="8" />
      <rect className="t-soft" x="15" y="48" width="34" height="8" />
      <path className="t-line" d="M14 10v51h94" />
    </>
  ),
  'bubble-chart': (
    <>
      <path className="t-line" d="M14 10v51h94" />
      <circle className="t-soft" cx="29" cy="46" r="8" />
      <circle className="t-soft" cx="46" cy="26" r="5.5" />
      <circle className="t-accent" cx="69" cy="38" r="14.5" />
      <circle className="t-soft" cx="97" cy="21" r="10" />
      <circle className="t-soft" cx="99" cy="51" r="4.5" />
    </>
  ),
  chart: (
    <>
      <circle className="t-soft" cx="31" cy="36" r="19" />
      <path className="t-accent" d="M31 36V17a19 19 0 0 1 19 19z" />
      <path className="t-on-line" d="M31 16v20h20M31 36l-14 14" />
      <path className="t-line" d="M61 17v38.5h47" />
      <rect className="t-soft" x="66" y="42" width="8" height="13" />
      <rect className="t-soft" x="80" y="34" width="8" height="21" />
      <rect className="t-soft" x="94" y="38" width="8" height="17" />
      <polyline className="t-accent-line" points="66,34 78,24 90,29 104,17" />
    </>
  ),
  'column-chart': (
    <>
      <rect className="t-soft" x="20" y="40" width="10" height="20" />
      <rect className="t-accent" x="31" y="30" width="10" height="30" />
      <rect className="t-soft" x="50" y="26" width="10" height="34" />
      <rect className="t-accent" x="61" y="14" width="10" height="46" />
      <rect className="t-soft" x="80" y="34" width="10" height="26" />
      <rect className="t-accent" x="91" y="24" width="10" height="36" />
      <path className="t-line" d="M14 10v51h94" />
    </>
  ),
  'cumulative-line-chart': (
    <>
      <rect className="t-soft" x="16" y="54" width="17" height="6" />
      <rect className="t-soft" x="34" y="45" width="17" height="9" />
      <rect className="t-soft" x="52" y="39" width="17" height="6" />
      <rect className="t-soft" x="70" y="25" width="17" height="14" />
      <rect className="t-soft" x="88" y="14" width="17" height="11" />
      <path className="t-line" d="M14 10v51h94" />
      <polyline className="t-accent-line" points="15.5,60 33.5,54 51.5,45 69.5,39 87.5,25 105,14" />
    </>
  ),
  'donut-chart': (
    <>
      <path
        className="t-soft"
        d="M40 10a26 26 0 1 0 0 52a26 26 0 1 0 0-52zM40 21a15 15 0 1 1 0 30a15 15 0 1 1 0-30z"
      />
      <path className="t-accent" d="M40 10A26 26 0 0 1 64 46L54 42A15 15 0 0 0 40 21z" />
      <path className="t-on-line" d="M40 9v13M65 46.5l-12-5M29.5 61l5-12M15 25.5l12 5" />
      <rect className="t-text" x="33" y="34" width="14" height="4" rx="2" />
      <rect className="t-accent" x="77" y="22" width="6" height="6" rx="1" />
      <path className="t-soft" d="M77 33h6v6h-6zM77 44h6v6h-6z" />
      <rect className="t-text" x="87" y="23" width="21" height="4" rx="2" />
      <rect className="t-soft" x="87" y="34" width="15" height="4" rx="2" />
      <rect className="t-soft" x="87" y="45" width="18" height="4" rx="2" />
    </>
  ),
  'line-chart': (
    <>
      <path className="t-line" d="M14 10v51h94M15 52l15-6 16 4 16-12 16 6 16-8 12 3" />
      <polyline className="t-accent-line" points="16,44 30,28 46,36 62,16 78,30 94,20 105,24" />
    </>
  ),
  'pie-chart': (
    <>
      <circle className="t-soft" cx="60" cy="36" r="26" />
      <path className="t-accent" d="M60 36V10A26 26 0 0 1 84 46z" />
      <path className="t-on-line" d="M60 9v27l25 10.5M60 36l-10.5 25M60 36l-25-10.5" />
    </>
  ),
};
