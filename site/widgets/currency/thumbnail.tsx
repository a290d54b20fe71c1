// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="22" width="96" height="28" rx="4" />
    <path className="t-soft" d="M16 22.5h22v27H16a3.5 3.5 0 01-3.5-3.5V26a3.5 3.5 0 013.5-3.5z" />
    <path className="t-point-line" d="M31 31a6.5 6.5 0 100 10M18.5 34.5h9M18.5 38h9" />
    <path
      className="t-text"
      d="M46 32l4-2h2v12h-3v-8.5l-3 1zM57 30h9v12h-9v-2.5h6.5V37H57zM59.5 32.5v2h4v-2z"
    />
  </>
);
