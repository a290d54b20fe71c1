// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
    <rect className="t-soft" x="17" y="15" width="26" height="42" rx="3" />
    <rect className="t-box" x="48" y="15" width="55" height="42" rx="3" />
    <rect className="t-point" x="53" y="20" width="45" height="14" rx="3" />
    <rect className="t-soft" x="53" y="38" width="20" height="14" rx="3" />
    <rect className="t-soft" x="78" y="38" width="20" height="14" rx="3" />
  </>
);
