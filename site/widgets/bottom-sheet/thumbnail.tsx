// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="42" y="6" width="36" height="60" rx="6" />
    <rect className="t-soft" x="47" y="13" width="26" height="5" rx="2.5" />
    <rect className="t-soft" x="47" y="22" width="18" height="5" rx="2.5" />
    <path
      className="t-point"
      d="M43 38a6 6 0 0 1 6-6h22a6 6 0 0 1 6 6v22a5 5 0 0 1-5 5H48a5 5 0 0 1-5-5z"
    />
    <rect className="t-on" x="54" y="36" width="12" height="3" rx="1.5" />
    <rect className="t-on" x="48" y="45" width="24" height="4" rx="2" />
    <rect className="t-on" x="48" y="54" width="16" height="4" rx="2" />
  </>
);
