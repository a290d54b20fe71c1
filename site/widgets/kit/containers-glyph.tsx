// The class of an icon, such as `fa fa-users`, → a small drawing.
const GLYPHS: Readonly<Record<string, string>> = {
  home: 'M3 11 12 4l9 7v9h-6v-6H9v6H3z',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6M18 14.500c2.200.8 3.500 2.700 3.500 5.500',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4.500 3.500-7 8-7s8 2.500 8 7',
  calendar: 'M4 6h16v14H4zM4 10.500h16M8 3v4M16 3v4',
  cart: 'M3 4h3l2.500 11h9L20 7.500H7M10 20h.01M17 20h.01',
  chart: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  open: 'M3 19V5h6l2 3h9v3M3 19l3.500-8H22l-3 8z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  times: 'M6 6l12 12M18 6 6 18',
  bars: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M6 3h3.500l1.500 5-2.500 1.500c1 2.500 3 4.500 5.500 5.500l1.500-2.500 5 1.500V18c0 1.700-1.300 3-3 3C10.500 21 3 13.500 3 6c0-1.700 1.300-3 3-3z',
  cog: 'M12 5h.01M12 12h.01M12 19h.01',
  vert: 'M12 5h.01M12 12h.01M12 19h.01',
  horiz: 'M5 12h.01M12 12h.01M19 12h.01',
};

const UNKNOWN = 'M5 5h14v14H5z';

export function Glyph({ name }: { name: string }) {
  const word = name.split('-').at(-1) ?? '';
  return (
    <svg className="d-pictogram" viewBox="0 0 24 24" aria-hidden="true">
      <path d={GLYPHS[word] ?? UNKNOWN} />
    </svg>
  );
}
