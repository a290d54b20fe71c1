// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-point" x="12" y="10" width="44" height="17" rx="4" />
    <rect className="t-on" x="18" y="16.5" width="18" height="4" rx="2" />
    <path className="t-on-line" d="M42 16.5l4 4 4-4" />
    <rect className="t-box" x="12" y="30" width="54" height="32" rx="4" />
    <rect className="t-soft" x="19" y="35" width="32" height="4" rx="2" />
    <rect className="t-text" x="19" y="44" width="24" height="4" rx="2" />
    <rect className="t-soft" x="19" y="53" width="28" height="4" rx="2" />
    <path className="t-line" d="M56 43l3 3-3 3" />
    <rect className="t-box" x="69" y="40" width="39" height="22" rx="4" />
    <rect className="t-soft" x="76" y="44" width="24" height="4" rx="2" />
    <rect className="t-soft" x="76" y="53" width="16" height="4" rx="2" />
  </>
);
