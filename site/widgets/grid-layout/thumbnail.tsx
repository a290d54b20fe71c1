// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-soft" x="12" y="10" width="96" height="15" rx="3" />
    <rect className="t-soft" x="12" y="28.5" width="29.5" height="15" rx="3" />
    <rect className="t-point" x="45" y="28.5" width="63" height="15" rx="3" />
    <rect className="t-soft" x="12" y="47" width="29.5" height="15" rx="3" />
    <rect className="t-soft" x="45" y="47" width="29.5" height="15" rx="3" />
    <rect className="t-soft" x="78.5" y="47" width="29.5" height="15" rx="3" />
  </>
);
