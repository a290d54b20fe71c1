// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="20" y="40" width="10" height="20" />
    <rect className="t-point" x="31" y="30" width="10" height="30" />
    <rect className="t-soft" x="50" y="26" width="10" height="34" />
    <rect className="t-point" x="61" y="14" width="10" height="46" />
    <rect className="t-soft" x="80" y="34" width="10" height="26" />
    <rect className="t-point" x="91" y="24" width="10" height="36" />
    <path className="t-line" d="M14 10v51h94" />
  </>
);
