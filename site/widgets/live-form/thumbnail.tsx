// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="32" height="52" rx="3" />
    <rect className="t-point" x="12" y="27" width="32" height="18" />
    <rect className="t-soft" x="18" y="17" width="16" height="4" rx="2" />
    <rect className="t-on" x="18" y="34" width="20" height="4" rx="2" />
    <rect className="t-soft" x="18" y="52" width="14" height="4" rx="2" />
    <path className="t-point-line" d="M48 36h7M52.5 33l3 3-3 3" />
    <rect className="t-box" x="60" y="10" width="48" height="13" rx="3" />
    <rect className="t-box" x="60" y="28" width="48" height="13" rx="3" />
    <rect className="t-text" x="65" y="14.5" width="28" height="4" rx="2" />
    <rect className="t-box" x="60" y="48" width="22" height="14" rx="3" />
    <rect className="t-box" x="86" y="48" width="22" height="14" rx="3" />
    <path className="t-line" d="M71 51.5v7M67.5 55h7M93.5 52.5h7M94.5 52.5v6h5v-6" />
  </>
);
