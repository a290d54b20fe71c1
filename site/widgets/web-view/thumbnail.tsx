// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="42" y="6" width="36" height="60" rx="6" />
    <rect className="t-soft" x="47" y="13" width="26" height="6" rx="3" />
    <circle className="t-point-line" cx="60" cy="36" r="11" />
    <path className="t-point-line" d="M49 36h22M60 25q-9 11 0 22q9-11 0-22" />
    <rect className="t-soft" x="50" y="54" width="20" height="4" rx="2" />
  </>
);
