// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
    <rect className="t-text" x="18" y="16" width="30" height="4" rx="2" />
    <rect className="t-soft" x="18" y="25" width="16" height="4" rx="2" />
    <rect className="t-soft" x="18" y="33" width="13" height="4" rx="2" />
    <rect className="t-point-line" x="41" y="25" width="61" height="31" rx="2" />
    <rect className="t-soft" x="46" y="30" width="20" height="21" rx="2" />
    <rect className="t-text" x="71" y="30" width="26" height="4" rx="2" />
    <rect className="t-soft" x="71" y="38" width="26" height="4" rx="2" />
    <rect className="t-soft" x="71" y="46" width="18" height="4" rx="2" />
  </>
);
