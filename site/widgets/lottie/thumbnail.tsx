// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-line" d="M12 59h96" />
    <path className="t-line" d="M20 54Q58 -26 96 54" />
    <circle className="t-soft" cx="20" cy="54" r="4" />
    <circle className="t-soft" cx="34" cy="29" r="5" />
    <circle className="t-soft" cx="56" cy="15" r="6" />
    <circle className="t-soft" cx="80" cy="26" r="7" />
    <circle className="t-point" cx="96" cy="50" r="9" />
  </>
);
