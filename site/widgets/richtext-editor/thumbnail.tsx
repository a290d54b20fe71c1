// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
    <path className="t-line" d="M12 26h96" />
    <rect className="t-point" x="16" y="12.5" width="13" height="11" rx="2" />
    <path className="t-on-line" d="M20.5 15v6h2.5a1.5 1.5 0 0 0 0-3h-2.5h2a1.5 1.5 0 0 0 0-3z" />
    <path className="t-line" d="M38 15h4M36 21h4M40 15l-2 6" />
    <path className="t-line" d="M49 14.5v3a2.5 2.5 0 0 0 5 0v-3M48.5 22h6" />
    <path className="t-line" d="M64 15h12M64 18h8M64 21h12" />
    <rect className="t-text" x="18" y="32" width="34" height="5" rx="2.5" />
    <rect className="t-soft" x="18" y="42" width="80" height="4" rx="2" />
    <rect className="t-soft" x="18" y="51" width="56" height="4" rx="2" />
  </>
);
