// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
    <rect className="t-box" x="24" y="13" width="72" height="46" rx="4" />
    <rect className="t-text" x="30" y="18" width="24" height="4" rx="2" />
    <path className="t-line" d="M24 26h72M86 17.5l5 5M91 17.5l-5 5" />
    <rect className="t-box" x="30" y="30.5" width="28" height="9" rx="3" />
    <rect className="t-box" x="30" y="44.5" width="9" height="9" rx="2" />
    <rect className="t-soft" x="43" y="47" width="15" height="4" rx="2" />
    <rect className="t-point" x="64" y="30.5" width="16" height="9" rx="4.5" />
    <circle className="t-on" cx="75.5" cy="35" r="3" />
    <path className="t-line" d="M64 49h27" />
    <circle className="t-text" cx="74" cy="49" r="3.5" />
  </>
);
