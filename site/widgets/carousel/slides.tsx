// What the carousel begins with, and its slides: a portrait for each new colleague.
export const initial = {
  dataset: 'Ada Lind, Ben Okoro, Mei Tanaka',
  controls: 'both',
  animation: 'none',
  animationinterval: 3,
  stopatlast: false,
  enablegestures: true,
  maxnoofdots: 5,
  disabletoucheffect: false,
  width: '100%',
  height: '220px',
  show: true,
};

export type CarouselState = typeof initial;

export const itemsOf = (list: string) => list.split(',').flatMap((item) => item.trim() || []);

export function Portrait({ name, index }: { name: string; index: number }) {
  const initials = name.split(/\s+/).map((part) => [...part][0]);
  return (
    <svg
      className={`d-carousel-picture d-carousel-${index % 3}`}
      viewBox="0 0 96 96"
      aria-hidden="true"
    >
      <circle cx="48" cy="48" r="46" />
      <text x="48" y="59" textAnchor="middle">
        {initials.slice(0, 2).join('')}
      </text>
    </svg>
  );
}
