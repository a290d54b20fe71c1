// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path
      className="t-point"
      d="M20 27l2.5 6h6l-4.5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-4.5-4h6zm20 0l2.5 6h6l-4.5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-4.5-4h6zm20 0l2.5 6h6l-4.5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-4.5-4h6z"
    />
    <path
      className="t-soft"
      d="M80 27l2.5 6h6l-4.5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-4.5-4h6zm20 0l2.5 6h6l-4.5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-4.5-4h6z"
    />
  </>
);
