// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
    <rect className="t-box" x="24" y="15" width="72" height="42" rx="4" />
    <path className="t-point" d="M41 20l11 19H30z" />
    <path className="t-on-line" d="M41 27v5M41 35.5v.5" />
    <rect className="t-text" x="57" y="23" width="32" height="5" rx="2.5" />
    <rect className="t-soft" x="57" y="32" width="26" height="4" rx="2" />
    <path className="t-line" d="M24 43.5h72" />
    <rect className="t-text" x="49" y="47" width="22" height="7" rx="3" />
  </>
);
