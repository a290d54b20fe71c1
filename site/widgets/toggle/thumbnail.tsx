// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-point" x="16" y="25" width="40" height="22" rx="11" />
    <circle className="t-on" cx="45" cy="36" r="8" />
    <rect className="t-soft" x="64" y="33.5" width="40" height="5" rx="2.5" />
  </>
);
