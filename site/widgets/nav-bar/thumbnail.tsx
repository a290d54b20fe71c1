// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="52" rx="4" />
    <path className="t-soft" d="M16 10.5h88a3.5 3.5 0 013.5 3.5v12.5h-95V14a3.5 3.5 0 013.5-3.5z" />
    <rect className="t-point" x="18" y="14.5" width="8" height="8" rx="2" />
    <rect className="t-text" x="30" y="16.5" width="18" height="4" rx="2" />
    <rect className="t-on" x="56" y="16.5" width="14" height="4" rx="2" />
    <rect className="t-on" x="75" y="16.5" width="12" height="4" rx="2" />
    <path className="t-text" d="M94 14.5h9v2h-9zM94 17.5h9v2h-9zM94 20.5h9v2h-9z" />
    <rect className="t-soft" x="18" y="35" width="60" height="5" rx="2.5" />
    <rect className="t-soft" x="18" y="46" width="74" height="5" rx="2.5" />
  </>
);
