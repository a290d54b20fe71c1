// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="23" width="96" height="26" rx="4" />
    <rect className="t-point" x="44" y="23" width="32" height="26" />
    <rect className="t-soft" x="19" y="34" width="18" height="4" rx="2" />
    <rect className="t-on" x="51" y="34" width="18" height="4" rx="2" />
    <rect className="t-soft" x="83" y="34" width="18" height="4" rx="2" />
  </>
);
