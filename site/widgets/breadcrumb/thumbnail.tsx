// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-text" d="M12 36l8-7 8 7h-2v7h-4v-4h-4v4h-4v-7z" />
    <path className="t-line" d="M34 31.5l4.5 4.5-4.5 4.5M71 31.5l4.5 4.5-4.5 4.5" />
    <rect className="t-soft" x="44" y="33.5" width="22" height="5" rx="2.5" />
    <rect className="t-point" x="81" y="33.5" width="27" height="5" rx="2.5" />
  </>
);
