// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-text" d="M14 13h8l-4 5z" />
    <rect className="t-text" x="27" y="13" width="36" height="5" rx="2.5" />
    <path className="t-line" d="M18 23v31h10M18 29h10" />
    <path className="t-text" d="M32 27h8l-4 5z" />
    <rect className="t-soft" x="45" y="27" width="32" height="5" rx="2.5" />
    <path className="t-line" d="M36 36v6h12" />
    <rect className="t-point" x="52" y="37" width="48" height="10" rx="3" />
    <rect className="t-on" x="57" y="40" width="28" height="4" rx="2" />
    <path className="t-text" d="M33 50l5 4-5 4z" />
    <rect className="t-soft" x="45" y="51.5" width="40" height="5" rx="2.5" />
  </>
);
