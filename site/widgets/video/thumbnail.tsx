// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="16" y="10" width="88" height="52" rx="4" />
    <circle className="t-point" cx="60" cy="31" r="13" />
    <path className="t-on" d="M56 24.5l10 6.5-10 6.5z" />
    <rect className="t-soft" x="24" y="51.5" width="60" height="4" rx="2" />
    <rect className="t-text" x="24" y="51.5" width="26" height="4" rx="2" />
    <circle className="t-text" cx="50" cy="53.5" r="3.5" />
    <path className="t-line" d="M91 50h6v7h-6z" />
  </>
);
