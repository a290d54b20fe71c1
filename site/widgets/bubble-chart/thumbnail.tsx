// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-line" d="M14 10v51h94" />
    <circle className="t-soft" cx="29" cy="46" r="8" />
    <circle className="t-soft" cx="46" cy="26" r="5.5" />
    <circle className="t-point" cx="69" cy="38" r="14.5" />
    <circle className="t-soft" cx="97" cy="21" r="10" />
    <circle className="t-soft" cx="99" cy="51" r="4.5" />
  </>
);
