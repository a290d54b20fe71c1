// Pictures that pages show → address with a content hash, width and height; read when first asked for.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { ImageFile, NoImage } from '../markdown/page.ts';
import { nearest } from '../nearest.ts';
import { isFile, listFiles } from './list-files.ts';
import type { LoadedConfig } from './load-config.ts';

export type ImageIndex = {
  /** @param path  of the file that shows it, as diagnostics have it. */
  find(src: string, path?: string): ImageFile | NoImage;
  /** The address of any other file, such as a PDF, that a link names. */
  findFile(href: string, path: string): string | undefined;
  /** The file of an address that `find` has given. */
  fileOf(url: string): string | undefined;
};

/** Plain data, for worker threads. Absolute paths. */
export type ImageFolders = {
  base: string;
  /** Where pictures lie that pages name by their names. */
  images: string;
  /** In a site that isn't strict: folders in which pages name pictures from the root, and the pages' own. */
  roots: readonly string[];
  /** What paths of pages begin at. */
  shownFrom: string;
};

export function imageFolders(loaded: LoadedConfig): ImageFolders {
  const { config, contentDir, pagesDir, staticDirs } = loaded;
  return {
    base: config.base,
    images: path.join(contentDir, 'images'),
    roots: config.strict ? [] : [...staticDirs, pagesDir],
    shownFrom: path.dirname(contentDir),
  };
}

/** What a link may open or save; not what pages and sites are made of. */
const PUBLIC = /\.(?!mdx?$|html?$|[cm]?[jt]sx?$)[a-z0-9]{1,5}$/i;

const VIDEO = /\.(mp4|webm)$/i;

/** Files that a link leads to outside of the folders count as missing. */
export function createImageIndex(folders: ImageFolders): ImageIndex {
  const { images, base } = folders;
  const found = new Map<string, ImageFile | NoImage>();
  const files = new Map<string, string>();
  const closestTo = createClosest(images);
  const publish = (file: string, bytes: Buffer): string => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const { name: stem, ext } = path.parse(file);
    const url = `${base}_assets/${encodeURIComponent(`${stem}-${hash}${ext}`)}`;
    files.set(url, file);
    return url;
  };
  const load = (file: string): ImageFile | NoImage => {
    const bytes = readFileSync(file);
    const size = VIDEO.test(file) ? { width: 0, height: 0 } : readSize(bytes);
    return size ? { url: publish(file, bytes), ...size } : { isUnreadable: true };
  };
  return {
    fileOf: (url) => files.get(url),
    find(src, shown = '') {
      const name = path.posix.normalize(src.replace(/^\.?\//, ''));
      const file = placesOf(src, name, shown, folders).find((at) => isInside(folders, at));
      if (!file) return closestTo(name);
      const image = found.get(file) ?? load(file);
      found.set(file, image);
      return image;
    },
    findFile(href, shown) {
      const [name = ''] = href.split(/[?#]/);
      if (!PUBLIC.test(name)) return undefined;
      const file = placesOf(name, name, shown, folders).find((at) => isInside(folders, at));
      return file && publish(file, readFileSync(file));
    },
  };
}

/** Beside the page, among the pictures, below a folder of files; what begins with the base, also without it. */
function placesOf(src: string, name: string, shown: string, folders: ImageFolders): string[] {
  const { images, roots, base, shownFrom } = folders;
  if (roots.length === 0) return [path.join(images, name)];
  const [bare = ''] = src.split(/[?#]/);
  const plain = bare.replace(/^@site\/static\//, '/');
  const below = plain.startsWith(base) && base !== '/' ? [plain.slice(base.length)] : [];
  const beside = plain.startsWith('/') ? [] : [path.join(shownFrom, path.dirname(shown), plain)];
  const fromRoot = [plain, ...below].flatMap((one) => roots.map((root) => path.join(root, one)));
  return [...beside, path.join(images, name), ...fromRoot];
}

function isInside({ images, roots }: ImageFolders, file: string): boolean {
  if (!isFile(file)) return false;
  const real = realpathSync(file);
  return [images, ...roots].some(
    (folder) => existsSync(folder) && !path.relative(realpathSync(folder), real).startsWith('..'),
  );
}

function readSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** The folder is listed once, and each name is looked for once. */
function createClosest(folder: string): (name: string) => NoImage {
  let names: string[] | undefined;
  const known = new Map<string, NoImage>();
  return (name) => {
    const asked = known.get(name);
    if (asked) return asked;
    names ??= listFiles(folder, '');
    const closest = nearest(name, names);
    const image = closest ? { closest } : {};
    known.set(name, image);
    return image;
  };
}
