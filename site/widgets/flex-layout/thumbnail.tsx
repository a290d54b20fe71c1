// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="18" width="96" height="36" rx="4" />
    <rect className="t-soft" x="17" y="23" width="15" height="26" rx="3" />
    <rect className="t-point" x="36" y="23" width="48" height="26" rx="3" />
    <rect className="t-soft" x="88" y="23" width="15" height="26" rx="3" />
    <path className="t-on-line" d="M42 36h36M46 32l-4 4 4 4M74 32l4 4-4 4" />
  </>
);
