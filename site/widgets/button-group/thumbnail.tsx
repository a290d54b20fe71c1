// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-point" x="12" y="23" width="96" height="26" rx="4" />
    <path className="t-on-line" d="M40 23v26M80 23v26M28 31l-5 5 5 5M92 31l5 5-5 5" />
    <rect className="t-on" x="49" y="34" width="22" height="4" rx="2" />
  </>
);
