// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="15" y="12" width="52" height="8" />
    <rect className="t-point" x="15" y="24" width="90" height="8" />
    <rect className="t-soft" x="15" y="36" width="70" height="8" />
    <rect className="t-soft" x="15" y="48" width="34" height="8" />
    <path className="t-line" d="M14 10v51h94" />
  </>
);
