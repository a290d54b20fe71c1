// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <circle className="t-box" cx="30" cy="17.5" r="6.5" />
    <circle className="t-point" cx="30" cy="36" r="7" />
    <circle className="t-on" cx="30" cy="36" r="3" />
    <circle className="t-box" cx="30" cy="54.5" r="6.5" />
    <rect className="t-soft" x="44" y="15" width="46" height="5" rx="2.5" />
    <rect className="t-text" x="44" y="33.5" width="34" height="5" rx="2.5" />
    <rect className="t-soft" x="44" y="52" width="52" height="5" rx="2.5" />
  </>
);
