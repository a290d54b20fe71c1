// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="19" width="96" height="34" rx="4" />
    <circle className="t-point" cx="29" cy="36" r="9" />
    <path className="t-on-line" d="M25 36l3 3 5-6" />
    <rect className="t-text" x="44" y="29" width="38" height="5" rx="2.5" />
    <rect className="t-soft" x="44" y="38.5" width="46" height="5" rx="2.5" />
    <path className="t-line" d="M95 26l6 6M101 26l-6 6" />
  </>
);
