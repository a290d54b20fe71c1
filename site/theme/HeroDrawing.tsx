// The drawing beside the title: a web page and a phone, made of the same parts that slide into place.
export function HeroDrawing() {
  return (
    <svg className="hero-drawing" viewBox="0 0 480 360" aria-hidden="true" fill="none">
      <g className="d-grid">
        <path d="M0 60h480M0 120h480M0 180h480M0 240h480M0 300h480M60 0v360M120 0v360M180 0v360M240 0v360M300 0v360M360 0v360M420 0v360" />
      </g>
      <g className="d-window">
        <rect x="36" y="44" width="318" height="236" rx="12" />
        <path d="M36 80h318" />
        <circle cx="56" cy="62" r="4.5" />
        <circle cx="72" cy="62" r="4.5" />
        <circle cx="88" cy="62" r="4.5" />
      </g>
      <g className="d-part">
        <path d="M56 100h70v26h14v22h-14v26H56z" />
        <path className="d-point" d="M190 100h144v74H190v-26h14v-22h-14z" />
        <rect x="56" y="194" width="278" height="20" rx="4" />
        <rect x="56" y="222" width="278" height="20" rx="4" />
        <rect x="56" y="250" width="180" height="14" rx="4" />
      </g>
      <g className="d-text">
        <path d="M68 118h34M68 134h42M68 150h26M210 122h80M210 140h104M210 156h60M70 204h60M190 204h40M70 232h48M190 232h54" />
      </g>
      <g className="d-phone">
        <rect x="318" y="128" width="126" height="212" rx="18" />
        <path d="M366 142h30" />
      </g>
      <g className="d-part">
        <path className="d-point" d="M334 160h94v50h-34v-12h-26v12h-34z" />
        <path d="M334 224h34v12h26v-12h34v42h-94z" />
        <rect x="334" y="280" width="94" height="16" rx="4" />
        <rect x="334" y="303" width="94" height="16" rx="4" />
      </g>
      <path className="d-move" d="M150 137h6m6 0h6m6 0h6M381 214v4m0 3v4" />
    </svg>
  );
}
