// What the widget looks like in a few strokes, for cards.
export default (
  <>
    <rect className="t-box" x="12" y="10" width="96" height="52" rx="3" />
    <path className="t-soft" d="M12.5 23V13a2.5 2.5 0 0 1 2.5-2.5h90a2.5 2.5 0 0 1 2.5 2.5v10z" />
    <path className="t-line" d="M12 23h96M12 49h96M44 10v52M76 10v52" />
    <rect className="t-point" x="12" y="36" width="96" height="13" />
    <path className="t-text" d="M18 14.5h15v4h-15zM50 14.5h19v4h-19zM82 14.5h12v4h-12z" />
    <path className="t-soft" d="M18 27.5h18v4h-18zM50 27.5h13v4h-13zM82 27.5h18v4h-18z" />
    <path className="t-on" d="M18 40.5h13v4h-13zM50 40.5h19v4h-19zM82 40.5h14v4h-14z" />
    <path className="t-soft" d="M18 53.5h19v4h-19zM50 53.5h16v4h-16zM82 53.5h19v4h-19z" />
  </>
);
