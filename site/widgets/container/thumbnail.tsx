// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-point-line" x="13" y="11" width="94" height="50" rx="4" />
    <rect className="t-soft" x="20" y="18" width="24" height="15" rx="3" />
    <rect className="t-soft" x="49" y="18" width="20" height="15" rx="3" />
    <rect className="t-soft" x="74" y="18" width="26" height="15" rx="3" />
    <rect className="t-soft" x="20" y="38" width="32" height="15" rx="3" />
    <rect className="t-soft" x="57" y="38" width="22" height="15" rx="3" />
  </>
);
