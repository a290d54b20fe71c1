// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-point" x="24" y="10" width="72" height="14" rx="4" />
    <circle className="t-on" cx="33" cy="17" r="3" />
    <rect className="t-on" x="41" y="15" width="32" height="4" rx="2" />
    <circle className="t-text" cx="33" cy="36" r="3" />
    <rect className="t-soft" x="41" y="34" width="26" height="4" rx="2" />
    <rect className="t-soft" x="78" y="31.5" width="13" height="9" rx="4.5" />
    <circle className="t-text" cx="33" cy="55" r="3" />
    <rect className="t-soft" x="41" y="53" width="36" height="4" rx="2" />
  </>
);
