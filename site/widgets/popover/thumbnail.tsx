// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-point" x="42" y="11" width="36" height="5" rx="2.5" />
    <path
      className="t-box"
      d="M28 28h26l6-7 6 7h26a4 4 0 014 4v26a4 4 0 01-4 4H28a4 4 0 01-4-4V32a4 4 0 014-4z"
    />
    <rect className="t-text" x="32" y="35" width="28" height="4" rx="2" />
    <rect className="t-soft" x="32" y="43.5" width="54" height="4" rx="2" />
    <rect className="t-soft" x="32" y="52" width="42" height="4" rx="2" />
  </>
);
