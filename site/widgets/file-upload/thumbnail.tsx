// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-line" x="16" y="10" width="88" height="52" rx="4" strokeDasharray="5 4" />
    <path className="t-point-line" d="M60 37V19M52.5 26.5L60 19l7.5 7.5" />
    <path className="t-line" d="M44 34v8h32v-8" />
    <rect className="t-soft" x="40" y="49" width="40" height="5" rx="2.5" />
  </>
);
