// Paths of pictures in a project → pictures, drawn here and kept as data.
const FOLDER = 'resources/images/imagelists';

const portrait = (ground: string, skin: string, hair: string, shirt: string) =>
  toData(
    240,
    240,
    `<rect width="240" height="240" fill="${ground}"/>
    <path d="M40 240c0-60 36-84 80-84s80 24 80 84z" fill="${shirt}"/>
    <rect x="100" y="130" width="40" height="45" rx="18" fill="${skin}"/>
    <circle cx="120" cy="98" r="50" fill="${skin}"/>
    <path d="M66 104c-4-50 24-72 56-72s56 22 52 66c-14-4-26-18-32-34-14 20-44 32-76 40z" fill="${hair}"/>
    <path d="M103 118q17 14 34 0" fill="none" stroke="#5b2c1a" stroke-width="4" stroke-linecap="round"/>
    <circle cx="102" cy="98" r="4" fill="#2b2622"/><circle cx="139" cy="98" r="4" fill="#2b2622"/>`,
  );

const OFFICE = toData(
  320,
  180,
  `<rect width="320" height="180" fill="#cfe3f5"/><circle cx="262" cy="38" r="18" fill="#f2c14e"/>
  <path d="M0 150h320v30H0z" fill="#7fa66b"/><path d="M70 40h110v110H70z" fill="#b8683a"/>
  <path d="M180 78h70v72h-70z" fill="#d99a6c"/>
  <path d="M84 54h22v18H84zM114 54h22v18h-22zM144 54h22v18h-22zM84 82h22v18H84zM114 82h22v18h-22zM144 82h22v18h-22zM192 92h20v16h-20zM220 92h20v16h-20z" fill="#fff4d6"/>
  <path d="M113 116h24v34h-24z" fill="#5b2c1a"/>`,
);

export const SILHOUETTE = toData(
  240,
  240,
  `<rect width="240" height="240" fill="#ddd3c6"/><circle cx="120" cy="96" r="46" fill="#a2968a"/>
  <path d="M36 240c0-62 38-88 84-88s84 26 84 88z" fill="#a2968a"/>`,
);

export const WHEEL = toData(
  120,
  120,
  `<g fill="none" stroke-width="20"><path d="M60 14a46 46 0 0 1 46 46" stroke="#1d5fa8"/>
  <path d="M106 60a46 46 0 0 1-46 46" stroke="#f2c14e"/><path d="M60 106a46 46 0 0 1-46-46" stroke="#b8683a"/>
  <path d="M14 60a46 46 0 0 1 46-46" stroke="#7fa66b"/></g>`,
);

export const PICTURES: Readonly<Record<string, string>> = {
  [`${FOLDER}/anna.png`]: portrait('#e9d8c4', '#f0c8a4', '#8a4b22', '#1d5fa8'),
  [`${FOLDER}/amir.png`]: portrait('#cfe0d2', '#b97f55', '#2b2622', '#6d45a8'),
  [`${FOLDER}/office.png`]: OFFICE,
};

function toData(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/\n\s*/g, ''))}`;
}

const FITS = ['contain', 'cover', 'none', 'scale-down'] as const;

/** How an image fills its box; what isn't a mode stretches it. */
export const fitOf = (mode: string) => FITS.find((one) => one === mode) ?? 'fill';
