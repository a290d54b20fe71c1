// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="45" height="52" rx="3" />
    <rect className="t-box" x="63" y="10" width="45" height="52" rx="3" />
    <rect className="t-point" x="16" y="14" width="37" height="24" rx="2" />
    <rect className="t-soft" x="67" y="14" width="37" height="24" rx="2" />
    <path className="t-on" d="M20 35l9-11 6 7 4-4 8 8zM71 35l9-11 6 7 4-4 8 8z" />
    <rect className="t-text" x="16" y="43" width="26" height="4" rx="2" />
    <rect className="t-text" x="67" y="43" width="20" height="4" rx="2" />
    <rect className="t-soft" x="16" y="52" width="18" height="4" rx="2" />
    <rect className="t-soft" x="67" y="52" width="26" height="4" rx="2" />
  </>
);
