// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-text" x="12" y="13" width="20" height="4" rx="2" />
    <rect className="t-text" x="12" y="27" width="15" height="4" rx="2" />
    <rect className="t-text" x="12" y="41" width="18" height="4" rx="2" />
    <rect className="t-box" x="40" y="10" width="68" height="10" rx="3" />
    <rect className="t-box" x="40" y="24" width="68" height="10" rx="3" />
    <rect className="t-box" x="40" y="38" width="68" height="10" rx="3" />
    <rect className="t-soft" x="45" y="13" width="30" height="4" rx="2" />
    <rect className="t-soft" x="45" y="27" width="42" height="4" rx="2" />
    <rect className="t-point" x="40" y="52" width="30" height="10" rx="3" />
    <rect className="t-on" x="47" y="55" width="16" height="4" rx="2" />
  </>
);
