// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="21" width="96" height="30" rx="15" />
    <circle className="t-point" cx="28" cy="36" r="10" />
    <path className="t-on" d="M25.5 31.5l7 4.5-7 4.5z" />
    <path className="t-point-line" d="M46 33v6M51 29v14M56 31v10M61 27v18M66 32v8" />
    <path className="t-line" d="M71 30v12M76 33v6M81 28v16M86 31v10M91 34v4M96 32v8" />
  </>
);
