// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-text" x="12" y="22" width="34" height="5" rx="2.5" />
    <rect className="t-soft" x="92" y="22" width="16" height="5" rx="2.5" />
    <rect className="t-soft" x="12" y="35" width="96" height="12" rx="6" />
    <rect className="t-point" x="12" y="35" width="62" height="12" rx="6" />
  </>
);
