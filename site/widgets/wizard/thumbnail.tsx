// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-line" d="M60 19h36" />
    <path className="t-point-line" d="M24 19h26" />
    <circle className="t-point" cx="24" cy="19" r="9" />
    <path className="t-on-line" d="M20 19.5l3 3 5.5-6.5" />
    <circle className="t-box" cx="60" cy="19" r="8.5" />
    <path className="t-point-line" d="M57.5 17a2.5 2.5 0 0 1 5 0c0 2-4 3.5-5 6h5.5" />
    <circle className="t-box" cx="96" cy="19" r="8.5" />
    <path className="t-line" d="M93.5 15h5l-3 3.5a2.5 2.5 0 1 1-2.5 3" />
    <rect className="t-box" x="12" y="34" width="96" height="12" rx="3" />
    <rect className="t-soft" x="18" y="38" width="40" height="4" rx="2" />
    <rect className="t-soft" x="80" y="51" width="28" height="11" rx="3" />
  </>
);
