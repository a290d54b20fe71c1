// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="20" y="10" width="80" height="52" rx="4" />
    <circle className="t-point" cx="78" cy="25" r="7" />
    <path className="t-soft" d="M26 56l21-29 17 22 8-9 22 16z" />
    <path className="t-text" d="M26 56l13-14 16 14z" />
  </>
);
