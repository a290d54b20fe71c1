// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <circle className="t-soft" cx="24" cy="22" r="11" />
    <rect className="t-soft" x="42" y="13" width="54" height="7" rx="3.5" />
    <rect className="t-soft" x="42" y="25" width="42" height="6" rx="3" />
    <rect className="t-soft" x="12" y="40" width="96" height="8" rx="4" />
    <rect className="t-soft" x="12" y="53" width="74" height="8" rx="4" />
    <path
      className="t-point"
      d="M75 13h10l-2 7H73zM71.5 25h10l-2 6h-10zM67 40h10l-2.5 8h-10zM63 53h10l-2.5 8h-10z"
    />
  </>
);
