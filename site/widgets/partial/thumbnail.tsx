// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-point" x="12" y="26" width="36" height="16" rx="3" />
    <rect className="t-on" x="18" y="32" width="24" height="4" rx="2" />
    <path className="t-line" d="M48 34h8M66 14h-7a3 3 0 0 0-3 3v22a3 3 0 0 0 3 3h7" />
    <rect className="t-box" x="66" y="10" width="42" height="24" rx="3" />
    <rect className="t-box" x="66" y="38" width="42" height="24" rx="3" />
    <path
      className="t-point"
      d="M66 18v-5a3 3 0 0 1 3-3h36a3 3 0 0 1 3 3v5zM66 46v-5a3 3 0 0 1 3-3h36a3 3 0 0 1 3 3v5z"
    />
    <rect className="t-soft" x="71" y="24" width="26" height="4" rx="2" />
    <rect className="t-soft" x="71" y="52" width="18" height="4" rx="2" />
  </>
);
