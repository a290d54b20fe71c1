// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="16" y="54" width="17" height="6" />
    <rect className="t-soft" x="34" y="45" width="17" height="9" />
    <rect className="t-soft" x="52" y="39" width="17" height="6" />
    <rect className="t-soft" x="70" y="25" width="17" height="14" />
    <rect className="t-soft" x="88" y="14" width="17" height="11" />
    <path className="t-line" d="M14 10v51h94" />
    <polyline className="t-point-line" points="15.5,60 33.5,54 51.5,45 69.5,39 87.5,25 105,14" />
  </>
);
