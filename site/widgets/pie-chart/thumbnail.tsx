// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <circle className="t-soft" cx="60" cy="36" r="26" />
    <path className="t-point" d="M60 36V10A26 26 0 0 1 84 46z" />
    <path className="t-on-line" d="M60 9v27l25 10.5M60 36l-10.5 25M60 36l-25-10.5" />
  </>
);
