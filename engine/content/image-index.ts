// Files in `content/images/` → address with a content hash, width and height; read when first asked for.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { ImageFile } from '../markdown/page.ts';
import { nearest } from '../nearest.ts';

export type ImageIndex = {
  find(src: string): ImageFile | { closest?: string };
  /** Address → file, of every image found so far. */
  used: Map<string, string>;
};

const VIDEO = /\.(mp4|webm)$/i;

export function createImageIndex(folder: string, base: string): ImageIndex {
  const found = new Map<string, ImageFile>();
  const used = new Map<string, string>();
  return {
    used,
    find(src) {
      const name = path.posix.normalize(src.replace(/^\.?\//, ''));
      const known = found.get(name);
      if (known) return known;
      const file = path.join(folder, name);
      if (name.startsWith('..') || !existsSync(file)) return notFound(folder, name);
      const bytes = readFileSync(file);
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
      const { name: stem, ext } = path.posix.parse(name);
      const url = `${base}_assets/${encodeURIComponent(stem)}-${hash}${ext}`;
      const { width = 0, height = 0 } = VIDEO.test(name) ? {} : imageSize(bytes);
      const image = { url, width, height };
      found.set(name, image);
      used.set(url, file);
      return image;
    },
  };
}

function notFound(folder: string, name: string): { closest?: string } {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true }).map((one) =>
    String(one).replaceAll('\\', '/'),
  );
  const closest = nearest(name, files);
  return closest ? { closest } : {};
}
