// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="11" rx="3" />
    <rect className="t-box" x="12" y="24" width="96" height="24" rx="3" />
    <rect className="t-box" x="12" y="51" width="96" height="11" rx="3" />
    <path className="t-point" d="M12 35v-8a3 3 0 0 1 3-3h90a3 3 0 0 1 3 3v8z" />
    <rect className="t-text" x="18" y="13.5" width="28" height="4" rx="2" />
    <rect className="t-on" x="18" y="27.5" width="22" height="4" rx="2" />
    <rect className="t-text" x="18" y="54.5" width="32" height="4" rx="2" />
    <rect className="t-soft" x="18" y="39.5" width="58" height="4" rx="2" />
    <path className="t-line" d="M96 14l3 3 3-3M96 55l3 3 3-3" />
    <path className="t-on-line" d="M96 31l3-3 3 3" />
  </>
);
