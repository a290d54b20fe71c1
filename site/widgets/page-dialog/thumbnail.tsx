// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
    <rect className="t-box" x="24" y="13" width="72" height="46" rx="4" />
    <rect className="t-text" x="30" y="18" width="24" height="4" rx="2" />
    <path className="t-line" d="M24 26h72M86 17.5l5 5M91 17.5l-5 5" />
    <path className="t-point-line" d="M48 55V30h17l7 7v18zM65 30v7h7" />
    <rect className="t-soft" x="53" y="40" width="14" height="4" rx="2" />
    <rect className="t-soft" x="53" y="47" width="10" height="4" rx="2" />
  </>
);
