// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <circle className="t-text" cx="60" cy="14" r="4.5" />
    <path className="t-text" d="M51 26q1-6 9-6t9 6z" />
    <rect className="t-box" x="30" y="29" width="60" height="9" rx="3" />
    <rect className="t-soft" x="34" y="31.5" width="24" height="4" rx="2" />
    <rect className="t-box" x="30" y="41" width="60" height="9" rx="3" />
    <path className="t-text" d="M34 44h3v3h-3zM40 44h3v3h-3zM46 44h3v3h-3zM52 44h3v3h-3z" />
    <rect className="t-point" x="30" y="53" width="60" height="9" rx="3" />
    <rect className="t-on" x="51" y="55.5" width="18" height="4" rx="2" />
  </>
);
