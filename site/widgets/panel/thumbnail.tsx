// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="52" rx="3" />
    <path className="t-soft" d="M12.5 25V13a2.5 2.5 0 0 1 2.5-2.5h90a2.5 2.5 0 0 1 2.5 2.5v12z" />
    <path className="t-line" d="M12 25h96M12 51h96" />
    <rect className="t-text" x="18" y="15.5" width="28" height="4" rx="2" />
    <rect className="t-point" x="50" y="14" width="13" height="7" rx="3.5" />
    <path className="t-line" d="M84 19.5l3.5-3.5 3.5 3.5M97 15l5.5 5.5M102.5 15l-5.5 5.5" />
    <rect className="t-soft" x="18" y="31" width="70" height="4" rx="2" />
    <rect className="t-soft" x="18" y="40" width="52" height="4" rx="2" />
    <rect className="t-soft" x="18" y="54.5" width="24" height="4" rx="2" />
  </>
);
