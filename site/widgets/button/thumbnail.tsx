// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-point" x="24" y="23" width="72" height="26" rx="4" />
    <rect className="t-on" x="42" y="34" width="36" height="4" rx="2" />
    <path className="t-on-line" d="M82 40v19l4.5-4 3.5 7 4-2-3.5-6.5h6z" />
    <path className="t-text" d="M82 40v19l4.5-4 3.5 7 4-2-3.5-6.5h6z" />
  </>
);
