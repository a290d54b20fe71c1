// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="36" height="14" rx="3" />
    <rect className="t-box" x="52" y="10" width="36" height="14" rx="3" />
    <rect className="t-soft" x="17" y="15" width="18" height="4" rx="2" />
    <path className="t-line" d="M77 15.5l3 3 3-3" />
    <rect className="t-point" x="92" y="10" width="16" height="14" rx="3" />
    <path className="t-on" d="M95.5 13.5h9l-3.5 4v3.5l-2-1v-2.5z" />
    <rect className="t-box" x="12" y="30" width="96" height="32" rx="3" />
    <path className="t-line" d="M12 46h96" />
    <rect className="t-text" x="18" y="36" width="24" height="4" rx="2" />
    <rect className="t-text" x="18" y="52" width="18" height="4" rx="2" />
    <rect className="t-soft" x="52" y="36" width="36" height="4" rx="2" />
    <rect className="t-soft" x="52" y="52" width="44" height="4" rx="2" />
  </>
);
