// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
    <path className="t-point" d="M46 10v52H16a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z" />
    <rect className="t-on" x="19" y="18" width="20" height="4" rx="2" />
    <rect className="t-on" x="19" y="27" width="16" height="4" rx="2" />
    <rect className="t-on" x="19" y="36" width="19" height="4" rx="2" />
    <rect className="t-on" x="19" y="45" width="13" height="4" rx="2" />
    <rect className="t-text" x="54" y="18" width="26" height="4" rx="2" />
    <rect className="t-soft" x="54" y="28" width="46" height="4" rx="2" />
    <rect className="t-soft" x="54" y="37" width="40" height="4" rx="2" />
    <rect className="t-soft" x="54" y="46" width="44" height="4" rx="2" />
  </>
);
