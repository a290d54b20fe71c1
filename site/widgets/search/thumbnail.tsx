// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="20" rx="10" />
    <circle className="t-point-line" cx="24" cy="19" r="4.5" />
    <path className="t-point-line" d="M27.5 22.5l4 4" />
    <rect className="t-text" x="39" y="17.5" width="24" height="5" rx="2.5" />
    <path className="t-line" d="M67 15v10" />
    <rect className="t-box" x="18" y="34" width="84" height="28" rx="3" />
    <rect className="t-text" x="26" y="40" width="20" height="4.5" rx="2" />
    <rect className="t-soft" x="49" y="40" width="28" height="4.5" rx="2" />
    <rect className="t-text" x="26" y="51" width="20" height="4.5" rx="2" />
    <rect className="t-soft" x="49" y="51" width="18" height="4.5" rx="2" />
  </>
);
