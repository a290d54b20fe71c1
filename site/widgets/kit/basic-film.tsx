// The film of the Video: a tour of the office, drawn for each moment.
const ROOMS = [
  { name: 'Reception', says: 'Welcome! Get your badge here.', ground: 'var(--blue)' },
  { name: 'Desks', says: 'Sales sits by the window.', ground: 'var(--green)' },
  { name: 'Kitchen', says: 'Coffee is free, fruit too.', ground: 'var(--amber)' },
] as const;

const ROOM_WIDTH = 320;
export const FILM_SECONDS = 12;

export const subtitleAt = (time: number) =>
  ROOMS[Math.min(ROOMS.length - 1, Math.floor((time / FILM_SECONDS) * ROOMS.length))]?.says ?? '';

export function Film({ time }: { time: number }) {
  const seen = (time / FILM_SECONDS) * ROOM_WIDTH * (ROOMS.length - 1);
  const stride = Math.sin(time * 8) * 7;
  return (
    <svg viewBox="0 0 320 180" role="img" aria-label="Film: a tour of the office">
      <rect width="320" height="180" className="d-film-wall" />
      <g transform={`translate(${(-seen).toFixed(1)})`}>
        {ROOMS.map(({ name, ground }, index) => (
          <g key={name} transform={`translate(${index * ROOM_WIDTH})`}>
            <rect x="20" y="34" width="120" height="62" rx="3" fill={ground} opacity="0.45" />
            <path d="M80 34v62M20 65h120" className="d-film-line" />
            <rect x="200" y="92" width="92" height="10" rx="2" className="d-film-wood" />
            <path d="M208 102v40M284 102v40" className="d-film-line" />
            <rect x="222" y="66" width="40" height="26" rx="2" fill={ground} />
            <text x="246" y="48" textAnchor="middle" className="d-film-name">
              {name}
            </text>
          </g>
        ))}
      </g>
      <rect y="142" width="320" height="38" className="d-film-floor" />
      <circle cx="160" cy="86" r="9" className="d-film-person" />
      <path
        d={`M160 96v28M160 104l${10 + stride} 10M160 104l${-10 - stride} 10M160 124l${stride} 26M160 124l${-stride} 26`}
        className="d-film-body"
      />
    </svg>
  );
}

export function Poster() {
  return (
    <svg viewBox="0 0 320 180" role="img" aria-label="Poster: Office tour">
      <rect width="320" height="180" className="d-film-poster" />
      <text x="160" y="84" textAnchor="middle" className="d-film-title">
        Office tour
      </text>
      <text x="160" y="112" textAnchor="middle" className="d-film-sub">
        for new colleagues
      </text>
    </svg>
  );
}
