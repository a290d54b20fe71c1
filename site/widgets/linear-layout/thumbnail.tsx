// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-line" d="M12 29h96" />
    <rect className="t-soft" x="14" y="19" width="20" height="20" rx="3" />
    <rect className="t-soft" x="42" y="10" width="30" height="38" rx="3" />
    <rect className="t-soft" x="80" y="22" width="24" height="14" rx="3" />
    <path className="t-point-line" d="M14 57h91M101 53l4 4-4 4" />
  </>
);
