// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-point" x="28" y="10" width="64" height="52" rx="4" />
    <rect className="t-on" x="45" y="17" width="30" height="4" rx="2" />
    <path className="t-on-line" d="M48 31.5l5-4V46M62 32a5 5 0 0 1 10 0c0 4.5-8 8-10.5 14H73" />
    <rect className="t-on" x="40" y="52" width="40" height="4" rx="2" />
  </>
);
