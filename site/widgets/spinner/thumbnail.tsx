// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-line" d="M60 45v8M50.5 41l-6 6M46.5 32h-8M50.5 22.5l-6-6" />
    <path className="t-point-line" d="M60 19v-8M69.5 22.5l6-6M73.5 32h8M69.5 41l6 6" />
    <rect className="t-soft" x="42" y="57" width="36" height="5" rx="2.5" />
  </>
);
