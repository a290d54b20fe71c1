// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-line" d="M24 20v-6a4 4 0 0 1 4-4h8M84 10h8a4 4 0 0 1 4 4v6" />
    <path className="t-line" d="M24 52v6a4 4 0 0 0 4 4h8M84 62h8a4 4 0 0 0 4-4v-6" />
    <path className="t-text" d="M34 19h4v34h-4zM41 19h2v34h-2zM47 19h6v34h-6zM56 19h2v34h-2z" />
    <path className="t-text" d="M61 19h4v34h-4zM69 19h2v34h-2zM74 19h5v34h-5zM82 19h4v34h-4z" />
    <path className="t-point-line" d="M18 36h84" />
  </>
);
