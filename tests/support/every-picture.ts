// A built site → the same site with a page and sheets that show a picture, font or sheet in every way there is.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

/** Name → color of the picture; each is of its own, so that a count of colors on paper finds it. */
export const COLORS: Readonly<Record<string, readonly [number, number, number]>> = {
  'img.png': [255, 0, 0],
  'a b.png': [0, 255, 0],
  'source.png': [0, 0, 255],
  'srcset.png': [255, 0, 255],
  'sheet.png': [0, 255, 255],
  'own/sheet.png': [255, 255, 0],
  'poster.png': [128, 0, 255],
  'drawn.png': [255, 128, 0],
  'lazy.png': [0, 128, 255],
};

/** What only screens show. */
const OTHERS = ['icon.png', 'wide.png', 'font.woff2', 'film.mp4', 'film.vtt'];

/** @param at  a page of the folder, such as `start/index.html`. */
export function addEveryPicture(dir: string, at: string, base: string): void {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  };
  for (const [name, color] of Object.entries(COLORS)) write(`shown/${name}`, toPng(color));
  for (const name of OTHERS) write(`shown/${name}`, name);
  const url = (name: string) => `${base}shown/${encodeURI(name)}`;
  const box = 'display:block;width:80px;height:40px';
  write(
    'shown/own/page.css',
    `.own-sheet{${box};background:url("${url('own/sheet.png')}")} .every img,.every video,.every svg{${box}}`,
  );
  const [sheet = ''] =
    /_assets\/style-[\w-]+\.css/.exec(readFileSync(path.join(dir, at), 'utf8')) ?? [];
  appendFileSync(
    path.join(dir, sheet),
    `.in-sheet{${box};background:url(${url('sheet.png')})}@font-face{font-family:Shown;src:url('${url('font.woff2')}')}.in-sheet{font-family:Shown}`,
  );
  const body = `<link rel="stylesheet" href="${url('own/page.css')}"><div class="every"><p class="in-sheet">Text</p><p class="own-sheet"></p>
<img src="${url('img.png')}" alt=""><img src="${url('a b.png')}?v=1" alt=""><img loading="lazy" src="${url('lazy.png')}" alt="">
<picture><source srcset="${url('source.png')} 1x, ${url('wide.png')} 2x"><img src="${url('img.png')}" alt=""></picture>
<img srcset="${url('srcset.png')} 80w, ${url('wide.png')} 1600w" sizes="80px" src="${url('img.png')}" alt="">
<video poster="${url('poster.png')}"><source src="${url('film.mp4')}"><track src="${url('film.vtt')}"></video>
<svg viewBox="0 0 8 4"><image href="${url('drawn.png')}" width="8" height="4" preserveAspectRatio="none"/></svg></div>`;
  const html = readFileSync(path.join(dir, at), 'utf8')
    .replace('</head>', `<link rel="icon" href="${url('icon.png')}"></head>`)
    .replace('</h1>', `</h1>${body}`);
  writeFileSync(path.join(dir, at), html);
  const list = path.join(dir, '_files.json');
  const names = [...Object.keys(COLORS), ...OTHERS, 'own/page.css'].map((name) => `shown/${name}`);
  writeFileSync(list, JSON.stringify([...JSON.parse(readFileSync(list, 'utf8')), ...names]));
}

/** 8 × 8 dots of one color. */
function toPng(color: readonly number[]): Buffer {
  const row = [0, ...Array.from({ length: 8 }, () => color).flat()];
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  const data = deflateSync(Buffer.from(Array.from({ length: 8 }, () => row).flat()));
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.of()),
  ]);
}
