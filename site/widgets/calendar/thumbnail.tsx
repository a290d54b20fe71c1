// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
    <rect className="t-text" x="18" y="14" width="26" height="4" rx="2" />
    <path className="t-line" d="M95 13.5l-2.5 2.5 2.5 2.5M100 13.5l2.5 2.5-2.5 2.5" />
    <path
      className="t-line"
      d="M12 22h96M12 35.5h96M12 49h96M31 22v40M50 22v40M70 22v40M89 22v40"
    />
    <rect className="t-point" x="34" y="39.5" width="52" height="6" rx="2" />
    <rect className="t-soft" x="73" y="26" width="32" height="6" rx="2" />
    <rect className="t-soft" x="15" y="53" width="13" height="6" rx="2" />
  </>
);
