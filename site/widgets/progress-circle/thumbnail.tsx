// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <circle className="t-soft" cx="60" cy="36" r="26" />
    <path className="t-point" d="M60 36V10a26 26 0 1 1-26 26z" />
    <circle className="t-on" cx="60" cy="36" r="18" />
    <rect className="t-text" x="50" y="31" width="20" height="5" rx="2.5" />
    <rect className="t-soft" x="53" y="39" width="14" height="4" rx="2" />
  </>
);
