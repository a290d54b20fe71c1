// Files in `content/images/` → address with a content hash, width and height; read when first asked for.
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { ImageFile, NoImage } from '../markdown/page.ts';
import { nearest } from '../nearest.ts';
import { isFile, listFiles } from './small-files.ts';

export type ImageIndex = {
  find(src: string): ImageFile | NoImage;
  /** The file of an address that `find` has given. */
  fileOf(url: string): string | undefined;
};

const VIDEO = /\.(mp4|webm)$/i;

/** @param folder  absolute; files that a link leads to outside of it count as missing. */
export function createImageIndex(folder: string, base: string): ImageIndex {
  const found = new Map<string, ImageFile | NoImage>();
  const files = new Map<string, string>();
  const load = (name: string): ImageFile | NoImage => {
    const file = path.join(folder, name);
    if (!isInside(folder, file)) return notFound(folder, name);
    const bytes = readFileSync(file);
    const size = VIDEO.test(name) ? { width: 0, height: 0 } : readSize(bytes);
    if (!size) return { isUnreadable: true };
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const { name: stem, ext } = path.posix.parse(name);
    const url = `${base}_assets/${encodeURIComponent(`${stem}-${hash}${ext}`)}`;
    files.set(url, file);
    return { url, ...size };
  };
  return {
    fileOf: (url) => files.get(url),
    find(src) {
      const name = path.posix.normalize(src.replace(/^\.?\//, ''));
      const image = found.get(name) ?? load(name);
      found.set(name, image);
      return image;
    },
  };
}

function isInside(folder: string, file: string): boolean {
  if (!isFile(file)) return false;
  return !path.relative(realpathSync(folder), realpathSync(file)).startsWith('..');
}

function readSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

function notFound(folder: string, name: string): NoImage {
  const closest = nearest(name, listFiles(folder, ''));
  return closest ? { closest } : {};
}
