// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-line" d="M12 20h96M12 42h96" />
    <path className="t-soft" d="M12 28.5h12a2.5 2.5 0 0 1 0 5H12z" />
    <rect className="t-point" x="36" y="27.5" width="40" height="7" rx="3.5" />
    <path className="t-soft" d="M108 28.5H90.5a2.5 2.5 0 0 0 0 5H108z" />
    <path className="t-point-line" d="M52 48.5l-6 5 6 5M47 53.5h12M65 53.5h5M76 53.5h1" />
  </>
);
