// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="12" y="33.5" width="96" height="5" rx="2.5" />
    <rect className="t-point" x="12" y="33.5" width="56" height="5" rx="2.5" />
    <circle className="t-point" cx="68" cy="36" r="9" />
    <circle className="t-on" cx="68" cy="36" r="4" />
  </>
);
