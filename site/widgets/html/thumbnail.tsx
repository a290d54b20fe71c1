// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="20" y="10" width="80" height="52" rx="4" />
    <path className="t-line" d="M20 20h80" />
    <circle className="t-soft" cx="26" cy="15" r="1.5" />
    <circle className="t-soft" cx="31" cy="15" r="1.5" />
    <circle className="t-soft" cx="36" cy="15" r="1.5" />
    <path className="t-point-line" d="M47 31l-11 10 11 10M73 31l11 10-11 10M64 29l-8 24" />
  </>
);
