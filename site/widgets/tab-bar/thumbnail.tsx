// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-box" d="M24 10v46a6 6 0 0 0 6 6h60a6 6 0 0 0 6-6V10" />
    <rect className="t-text" x="32" y="14" width="28" height="4" rx="2" />
    <rect className="t-soft" x="32" y="23" width="52" height="4" rx="2" />
    <rect className="t-soft" x="32" y="31" width="40" height="4" rx="2" />
    <path className="t-line" d="M24 40.5h72" />
    <path className="t-point" d="M27.5 49.5l6-5 6 5H38v4.5h-9v-4.5z" />
    <rect className="t-point" x="29" y="56" width="9" height="2.5" rx="1" />
    <path className="t-line" d="M54.5 51.5l3 3M76 47.5h-10v6h10zM66 47.5l5 3.5 5-3.5" />
    <circle className="t-line" cx="51.5" cy="48.5" r="4" />
    <path className="t-line" d="M84 55a4.5 4.5 0 0 1 9 0" />
    <circle className="t-line" cx="88.5" cy="47" r="2.5" />
  </>
);
