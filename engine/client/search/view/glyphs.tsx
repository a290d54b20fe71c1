// The few signs that search draws, in the colour of the text around them.
const PATHS = {
  search: 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  page: 'M14 3H6.5A1.5 1.5 0 0 0 5 4.5v15A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5V8Zm0 0v5h5M9 13h6m-6 4h4',
  heading: 'M5 9h15M4 15h15M10 4 8 20m8-16-2 16',
  recent: 'M3 12a9 9 0 1 0 3-6.7L3 8m0-5v5h5m4-1v5l3.5 2',
  enter: 'M20 5v6a3 3 0 0 1-3 3H5m4-4-4 4 4 4',
  close: 'M18 6 6 18M6 6l12 12',
} as const;

export function Glyph({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
