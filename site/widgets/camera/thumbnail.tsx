// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path
      className="t-box"
      d="M28 20h13l5-8h28l5 8h13a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z"
    />
    <circle className="t-soft" cx="60" cy="39" r="17" />
    <circle className="t-point" cx="60" cy="39" r="11" />
    <path className="t-on-line" d="M54 39a6 6 0 0 1 6-6" />
    <circle className="t-text" cx="88" cy="28" r="2.5" />
  </>
);
