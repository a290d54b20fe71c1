// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-soft" d="M14 38l12-11 12 11h-3v11h-6v-7h-6v7h-6v-11z" />
    <path
      className="t-point"
      d="M60 54L45.5 39.5a9 9 0 0 1 0-13a9 9 0 0 1 13 0l1.5 1.5l1.5-1.5a9 9 0 0 1 13 0a9 9 0 0 1 0 13z"
    />
    <path className="t-soft" d="M97 25L84 41h8l-3 11 13-16h-8z" />
  </>
);
