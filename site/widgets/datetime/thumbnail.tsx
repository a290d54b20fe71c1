// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="16" rx="4" />
    <path
      className="t-text"
      d="M18 16h8v4h-8zM30 16h8v4h-8zM42 16h12v4H42zM76 16h9v4h-9zM91 16h9v4h-9z"
    />
    <path className="t-text" d="M87 15h2v2h-2zM87 19h2v2h-2z" />
    <rect className="t-box" x="12" y="30" width="52" height="32" rx="4" />
    <path className="t-soft" d="M29 35h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z" />
    <path className="t-soft" d="M19 44h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z" />
    <path className="t-soft" d="M19 53h6v4h-6zm10 0h6v4h-6zm10 0h6v4h-6z" />
    <rect className="t-point" x="37" y="41" width="10" height="10" rx="3" />
    <circle className="t-box" cx="88" cy="46" r="16" />
    <path className="t-point-line" d="M88 36v10l6 5" />
  </>
);
