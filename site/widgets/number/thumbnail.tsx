// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="22" width="96" height="28" rx="4" />
    <path
      className="t-text"
      d="M22 30h2.5v5h4v-5H31v12h-2.5v-4.5H22zM36 30h9v7h-6.5v2.5H45V42h-9v-7h6.5v-2.5H36z"
    />
    <path className="t-line" d="M84 22v28M84 36h24" />
    <path className="t-point-line" d="M92 31l4-4 4 4M92 41l4 4 4-4" />
  </>
);
