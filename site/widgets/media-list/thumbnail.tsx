// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="42" y="6" width="36" height="60" rx="6" />
    <path
      className="t-soft"
      d="M46 12h13v15H46zM61 12h13v15H61zM46 29h13v15H46zM46 46h13v15H46zM61 46h13v15H61z"
    />
    <rect className="t-point" x="61" y="29" width="13" height="15" />
    <path
      className="t-on"
      d="M48 25l4-6 5 6zM63 25l4-6 5 6zM48 42l4-6 5 6zM63 42l4-6 5 6zM48 59l4-6 5 6zM63 59l4-6 5 6z"
    />
  </>
);
