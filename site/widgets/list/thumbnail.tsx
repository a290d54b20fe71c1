// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="52" rx="3" />
    <path className="t-line" d="M12 27.5h96M12 44.5h96" />
    <circle className="t-soft" cx="23" cy="19" r="5" />
    <circle className="t-point" cx="23" cy="36" r="5" />
    <circle className="t-soft" cx="23" cy="53" r="5" />
    <rect className="t-text" x="34" y="17" width="26" height="4" rx="2" />
    <rect className="t-text" x="34" y="34" width="32" height="4" rx="2" />
    <rect className="t-text" x="34" y="51" width="22" height="4" rx="2" />
    <rect className="t-soft" x="64" y="17" width="20" height="4" rx="2" />
    <rect className="t-soft" x="70" y="34" width="16" height="4" rx="2" />
    <rect className="t-soft" x="60" y="51" width="24" height="4" rx="2" />
    <path className="t-point-line" d="M94 36l3 3 5-6" />
  </>
);
