// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="20" y="10" width="80" height="52" rx="4" />
    <path className="t-point" d="M26 18a2 2 0 012-2h36a2 2 0 012 2v24H26z" />
    <circle className="t-on-line" cx="54" cy="25" r="4" />
    <rect className="t-soft" x="74" y="16" width="8" height="40" rx="4" />
    <circle className="t-box" cx="78" cy="28" r="5" />
    <rect className="t-point" x="26" y="48" width="8" height="8" rx="2" />
    <rect className="t-text" x="38" y="50" width="28" height="4" rx="2" />
  </>
);
