// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="12" width="96" height="20" rx="10" />
    <rect className="t-point" x="14.5" y="14.5" width="45" height="15" rx="7.5" />
    <rect className="t-on" x="26" y="20" width="22" height="4" rx="2" />
    <rect className="t-soft" x="73" y="20" width="22" height="4" rx="2" />
    <rect className="t-soft" x="12" y="42" width="70" height="5" rx="2.5" />
    <rect className="t-soft" x="12" y="54" width="48" height="5" rx="2.5" />
  </>
);
