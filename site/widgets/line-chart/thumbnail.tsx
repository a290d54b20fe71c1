// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-line" d="M14 10v51h94M15 52l15-6 16 4 16-12 16 6 16-8 12 3" />
    <polyline className="t-point-line" points="16,44 30,28 46,36 62,16 78,30 94,20 105,24" />
  </>
);
