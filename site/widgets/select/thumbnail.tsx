// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="17" rx="4" />
    <rect className="t-text" x="19" y="16.5" width="38" height="4" rx="2" />
    <path className="t-point-line" d="M93 16.5l4 4 4-4" />
    <rect className="t-box" x="12" y="30" width="96" height="32" rx="4" />
    <rect className="t-soft" x="19" y="34.5" width="48" height="4" rx="2" />
    <rect className="t-point" x="15" y="41" width="90" height="10" rx="3" />
    <rect className="t-on" x="19" y="44" width="38" height="4" rx="2" />
    <rect className="t-soft" x="19" y="53.5" width="56" height="4" rx="2" />
  </>
);
