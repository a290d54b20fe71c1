// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="20" width="96" height="32" rx="4" />
    <circle className="t-point-line" cx="32" cy="36" r="10" />
    <path className="t-point-line" d="M22 36h20M32 26c-5.5 5-5.5 15 0 20 5.5-5 5.5-15 0-20z" />
    <rect className="t-text" x="50" y="34" width="30" height="4" rx="2" />
    <path className="t-line" d="M91 34l4 4 4-4" />
  </>
);
