// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
    <rect className="t-box" x="24" y="13" width="72" height="46" rx="4" />
    <rect className="t-text" x="30" y="18" width="24" height="4" rx="2" />
    <path className="t-line" d="M86 17.5l5 5M91 17.5l-5 5" />
    <rect className="t-point-line" x="30" y="27" width="60" height="26" rx="2" />
    <circle className="t-line" cx="60" cy="40" r="9" />
    <path className="t-line" d="M51 40h18M60 31q-7.5 9 0 18q7.5-9 0-18" />
  </>
);
