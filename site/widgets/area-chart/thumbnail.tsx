// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-soft" d="M15 60V34C28 32 34 18 46 20S68 34 80 26 98 12 108 14V60z" />
    <path className="t-point" d="M15 60V48C28 48 34 36 46 38S66 50 80 44 98 30 108 32V60z" />
    <path className="t-line" d="M14 10v51h94" />
  </>
);
