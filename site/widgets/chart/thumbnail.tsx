// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <circle className="t-soft" cx="31" cy="36" r="19" />
    <path className="t-point" d="M31 36V17a19 19 0 0 1 19 19z" />
    <path className="t-on-line" d="M31 16v20h20M31 36l-14 14" />
    <path className="t-line" d="M61 17v38.5h47" />
    <rect className="t-soft" x="66" y="42" width="8" height="13" />
    <rect className="t-soft" x="80" y="34" width="8" height="21" />
    <rect className="t-soft" x="94" y="38" width="8" height="17" />
    <polyline className="t-point-line" points="66,34 78,24 90,29 104,17" />
  </>
);
