// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
    <rect className="t-soft" x="20" y="18" width="78" height="5" rx="2.5" />
    <rect className="t-soft" x="20" y="28" width="70" height="5" rx="2.5" />
    <rect className="t-soft" x="20" y="38" width="76" height="5" rx="2.5" />
    <rect className="t-soft" x="20" y="48" width="28" height="5" rx="2.5" />
    <path className="t-point-line" d="M53 45v11" />
    <path className="t-line" d="M96 58.5l8.5-8.5M101 58.5l3.5-3.5" />
  </>
);
