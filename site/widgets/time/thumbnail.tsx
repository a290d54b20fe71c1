// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <circle className="t-box" cx="36" cy="36" r="22" />
    <path className="t-line" d="M36 17v3M36 52v3M17 36h3M52 36h3" />
    <path className="t-point-line" d="M36 23v13l8 6" />
    <rect className="t-box" x="66" y="25" width="42" height="22" rx="4" />
    <path className="t-text" d="M72 34h11v4H72zM91 34h11v4H91zM86 32h2v2h-2zM86 38h2v2h-2z" />
  </>
);
