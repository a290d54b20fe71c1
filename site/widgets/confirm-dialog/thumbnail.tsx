// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
    <rect className="t-box" x="24" y="15" width="72" height="42" rx="4" />
    <rect className="t-text" x="30" y="21" width="36" height="5" rx="2.5" />
    <rect className="t-soft" x="30" y="31" width="52" height="4" rx="2" />
    <rect className="t-box" x="30" y="42" width="28" height="10" rx="3" />
    <path className="t-line" d="M41.5 44.5l5 5M46.5 44.5l-5 5" />
    <rect className="t-point" x="62" y="42" width="28" height="10" rx="3" />
    <path className="t-on-line" d="M72.5 47l2.5 2.5 4.5-5" />
  </>
);
