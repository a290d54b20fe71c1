// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-point" x="24" y="11" width="13" height="13" rx="3" />
    <rect className="t-box" x="24" y="29.5" width="13" height="13" rx="3" />
    <rect className="t-point" x="24" y="48" width="13" height="13" rx="3" />
    <path className="t-on-line" d="M27.5 18l2 2 4-5M27.5 55l2 2 4-5" />
    <rect className="t-soft" x="44" y="15" width="46" height="5" rx="2.5" />
    <rect className="t-soft" x="44" y="33.5" width="34" height="5" rx="2.5" />
    <rect className="t-soft" x="44" y="52" width="52" height="5" rx="2.5" />
  </>
);
