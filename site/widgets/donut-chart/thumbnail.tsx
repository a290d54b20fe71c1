// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path
      className="t-soft"
      d="M40 10a26 26 0 1 0 0 52a26 26 0 1 0 0-52zM40 21a15 15 0 1 1 0 30a15 15 0 1 1 0-30z"
    />
    <path className="t-point" d="M40 10A26 26 0 0 1 64 46L54 42A15 15 0 0 0 40 21z" />
    <path className="t-on-line" d="M40 9v13M65 46.5l-12-5M29.5 61l5-12M15 25.5l12 5" />
    <rect className="t-text" x="33" y="34" width="14" height="4" rx="2" />
    <rect className="t-point" x="77" y="22" width="6" height="6" rx="1" />
    <path className="t-soft" d="M77 33h6v6h-6zM77 44h6v6h-6z" />
    <rect className="t-text" x="87" y="23" width="21" height="4" rx="2" />
    <rect className="t-soft" x="87" y="34" width="15" height="4" rx="2" />
    <rect className="t-soft" x="87" y="45" width="18" height="4" rx="2" />
  </>
);
