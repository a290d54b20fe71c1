// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="12" y="10" width="96" height="52" rx="4" />
    <rect className="t-box" x="24" y="13" width="72" height="46" rx="4" />
    <circle className="t-text" cx="40" cy="29" r="5" />
    <path className="t-text" d="M30 44q1-8 10-8t10 8z" />
    <rect className="t-box" x="55" y="19" width="35" height="9" rx="3" />
    <rect className="t-soft" x="59" y="21.5" width="18" height="4" rx="2" />
    <rect className="t-box" x="55" y="31" width="35" height="9" rx="3" />
    <path className="t-text" d="M59 34h3v3h-3zM65 34h3v3h-3zM71 34h3v3h-3z" />
    <rect className="t-point" x="55" y="44" width="35" height="9" rx="3" />
  </>
);
