// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="12" y="18" width="88" height="5" rx="2.5" />
    <rect className="t-soft" x="12" y="33" width="18" height="5" rx="2.5" />
    <rect className="t-point" x="36" y="32" width="40" height="6" rx="3" />
    <path className="t-point-line" d="M37 42h38" />
    <rect className="t-soft" x="82" y="33" width="26" height="5" rx="2.5" />
    <rect className="t-soft" x="12" y="49" width="44" height="5" rx="2.5" />
    <path className="t-text" d="M67 45l13 5.5-5.5 2-2 5.5z" />
  </>
);
