// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="12" width="96" height="48" rx="4" />
    <rect className="t-point" x="18" y="18" width="44" height="16" rx="8" />
    <rect className="t-on" x="25" y="24" width="19" height="4" rx="2" />
    <path className="t-on-line" d="M50 23.5l5 5m0-5l-5 5" />
    <rect className="t-soft" x="66" y="18" width="36" height="16" rx="8" />
    <rect className="t-text" x="73" y="24" width="14" height="4" rx="2" />
    <rect className="t-soft" x="18" y="38" width="40" height="16" rx="8" />
    <rect className="t-text" x="25" y="44" width="18" height="4" rx="2" />
    <path
      className="t-text"
      d="M91.5 24l1-1 2 2 2-2 1 1-2 2 2 2-1 1-2-2-2 2-1-1 2-2zm-44 20l1-1 2 2 2-2 1 1-2 2 2 2-1 1-2-2-2 2-1-1 2-2z"
    />
    <path className="t-line" d="M64 40v12" />
  </>
);
