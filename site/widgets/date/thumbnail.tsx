// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="20" y="10" width="80" height="16" rx="4" />
    <path className="t-text" d="M26 16h9v4h-9zM39 16h9v4h-9zM52 16h15v4H52z" />
    <path className="t-line" d="M86 15h8v7h-8zM88 13v2M92 13v2" />
    <rect className="t-box" x="20" y="30" width="80" height="32" rx="4" />
    <path
      className="t-soft"
      d="M47 35h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z"
    />
    <path
      className="t-soft"
      d="M27 44h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z"
    />
    <path className="t-soft" d="M27 53h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z" />
    <rect className="t-point" x="65" y="41" width="10" height="10" rx="3" />
  </>
);
