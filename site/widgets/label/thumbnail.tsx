// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path
      className="t-point"
      fillRule="evenodd"
      d="M28 50l14-34h7l14 34h-6.5l-3-8H37.5l-3 8zM39.5 36.5h12L45.5 21z"
    />
    <path
      className="t-text"
      fillRule="evenodd"
      d="M92 50h-5.5v-3a10 10 0 1 1 0-17v-3H92zM80.5 33a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11z"
    />
    <path className="t-line" d="M26 58h68" />
  </>
);
