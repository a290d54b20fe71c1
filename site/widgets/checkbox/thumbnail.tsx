// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-point" x="16" y="25" width="22" height="22" rx="4" />
    <polyline className="t-on-line" points="21.5,36.5 25.5,40.5 32.5,31.5" />
    <rect className="t-soft" x="46" y="33.5" width="58" height="5" rx="2.5" />
  </>
);
