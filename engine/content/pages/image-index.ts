// Pictures that pages show → address with a content hash, width and height; read when first requested.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { imageSize } from 'image-size';
import { isBelow, readInside } from '../../disk/inside.ts';
import type { ImageFile, NoImage } from '../../markdown/page.ts';
import { nearest } from '../../text/nearest.ts';
import { rootOf } from '../config/links-inside.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import { listFiles } from '../list-files.ts';

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
  /** Each of these folders, and what its files must stay inside of. */
  inside: readonly { folder: string; root: string }[];
  /** What paths of pages begin at. */
  shownFrom: string;
};

export function imageFolders(loaded: SiteFolder): ImageFolders {
  const { config, contentDir, pagesDir, staticDirs } = loaded;
  const images = path.join(contentDir, 'images');
  const roots = config.strict ? [] : [...staticDirs, pagesDir];
  return {
    base: config.base,
    images,
    roots,
    inside: [images, ...roots].map((folder) => ({ folder, root: rootOf(loaded, folder) })),
    shownFrom: path.dirname(contentDir),
  };
}

/** What a link may open or save; not what pages and sites are made of. */
const PUBLIC = /\.(?!mdx?$|html?$|[cm]?[jt]sx?$)[a-z0-9]{1,5}$/i;

const VIDEO = /\.(mp4|webm)$/i;

/** Files that a link leads to outside of the folders count as missing. */
export function createImageIndex(folders: ImageFolders): ImageIndex {
  const { base } = folders;
  const found = new Map<string, ImageFile | NoImage>();
  const files = new Map<string, string>();
  const closestTo = createClosest(folders);
  const publish = (file: string, bytes: Buffer): string => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const { name: stem, ext } = path.parse(file);
    const url = `${base}_assets/${encodeURIComponent(`${stem}-${hash}${ext}`)}`;
    files.set(url, file);
    return url;
  };
  /** What lies in one of the folders, and stays inside of its root. */
  const read = (at: string): Buffer | undefined => {
    const own = folders.inside.find(({ folder }) => isBelow(at, folder));
    return own && readInside(own.root, at);
  };
  const load = (file: string): ImageFile | NoImage | undefined => {
    const bytes = read(file);
    if (!bytes) return undefined;
    const size = VIDEO.test(file) ? { width: 0, height: 0 } : readSize(bytes);
    return size ? { url: publish(file, bytes), ...size } : { isUnreadable: true };
  };
  return {
    fileOf: (url) => files.get(url),
    find(src, shown = '') {
      const name = path.posix.normalize(src.replace(/^\.?\//, ''));
      for (const at of placesOf(src, name, shown, folders)) {
        const image = found.get(at) ?? load(at);
        if (image) found.set(at, image);
        if (image) return image;
      }
      return closestTo(name);
    },
    findFile(href, shown) {
      const [name = ''] = href.split(/[?#]/);
      if (!PUBLIC.test(name)) return undefined;
      for (const at of placesOf(name, name, shown, folders)) {
        const bytes = read(at);
        if (bytes) return publish(at, bytes);
      }
      return undefined;
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

function readSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** The folder is listed once, and each name is looked for once. */
function createClosest({ images, inside }: ImageFolders): (name: string) => NoImage {
  let names: string[] | undefined;
  const known = new Map<string, NoImage>();
  return (name) => {
    const requested = known.get(name);
    if (requested) return requested;
    names ??= listFiles(images, '', inside[0]?.root);
    const closest = nearest(name, names);
    const image = closest ? { closest } : {};
    known.set(name, image);
    return image;
  };
}
