// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="24" width="96" height="38" rx="3" />
    <path className="t-soft" d="M12 24V13a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v11z" />
    <path className="t-point" d="M45 24V13a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v11z" />
    <path className="t-soft" d="M78 24V13a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v11z" />
    <rect className="t-on" x="51" y="15" width="18" height="4" rx="2" />
    <rect className="t-text" x="20" y="33" width="32" height="4" rx="2" />
    <rect className="t-soft" x="20" y="42" width="76" height="4" rx="2" />
    <rect className="t-soft" x="20" y="51" width="58" height="4" rx="2" />
  </>
);
