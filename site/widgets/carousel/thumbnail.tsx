// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <path className="t-soft" d="M12 15h10v32H12zM98 15h10v32H98z" />
    <rect className="t-box" x="28" y="10" width="64" height="42" rx="4" />
    <circle className="t-soft" cx="60" cy="26" r="8" />
    <path className="t-soft" d="M44 46q3-10 16-10t16 10z" />
    <path className="t-line" d="M38 26l-5 5 5 5M82 26l5 5-5 5" />
    <circle className="t-soft" cx="49" cy="59" r="2.5" />
    <rect className="t-point" x="54" y="56.5" width="12" height="5" rx="2.5" />
    <circle className="t-soft" cx="71" cy="59" r="2.5" />
  </>
);
