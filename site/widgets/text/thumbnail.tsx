// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-text" x="12" y="15" width="30" height="4" rx="2" />
    <rect className="t-box" x="12" y="26" width="96" height="26" rx="4" />
    <rect className="t-soft" x="20" y="36.5" width="38" height="5" rx="2.5" />
    <path className="t-point-line" d="M63 32v14" />
  </>
);
