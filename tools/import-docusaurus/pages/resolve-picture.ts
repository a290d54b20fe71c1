// The source of a picture → its name in `content/images`, noted to be copied; or an address, or nothing.

import { imageSize } from 'image-size';
import type { Problem } from '../../../engine/tooling.ts';
import { assetFile, type From, outside } from './resolve-link.ts';
import type { SiteImport } from './site-import.ts';

export type Picture = { picture?: { name: string } | { url: string }; problem?: Problem };

export function resolvePicture(src: string, from: From, all: SiteImport): Picture {
  const written = src.trim();
  if (/^(?:https?:)?\/\//i.test(written)) return fromOutside(written.replace(/^\/\//, 'https://'));
  if (/^data:/i.test(written))
    return { problem: missing('data:…', 'Save it as a file in content/images.') };
  const found = assetFile(written, from, all);
  if (!found)
    return {
      problem: missing(written, 'It was missing in the source. Put the file into content/images.'),
    };
  const known = all.pictures.get(found.name);
  if (known === undefined && !isReadable(found.file, all)) return unreadable(written, found, all);
  const name = known === undefined || known === found.file ? found.name : `pages/${found.name}`;
  all.pictures.set(name, found.file);
  return { picture: { name } };
}

function isReadable(file: string, { files }: SiteImport): boolean {
  if (/\.(?:mp4|webm)$/i.test(file)) return true;
  const bytes = files.readBytes(file);
  try {
    const { width, height } = imageSize(bytes ?? Buffer.alloc(0));
    return width > 0 && height > 0;
  } catch {
    return false;
  }
}

function unreadable(
  src: string,
  found: { name: string; file: string; isStatic: boolean },
  all: SiteImport,
): Picture {
  const name = found.isStatic ? found.name : `files/${found.name}`;
  if (!found.isStatic) all.attachments.set(name, found.file);
  return {
    picture: { url: outside(`/${name}`, all) },
    problem: {
      severity: 'warning',
      code: 'import/unreadable-picture',
      message: `The file "${src}" is no picture whose width and height can be read. It became a link.`,
      hint: 'Save it again as PNG, JPEG, WebP, AVIF, GIF, or as SVG with a viewBox.',
    },
  };
}

function fromOutside(url: string): Picture {
  return {
    picture: { url },
    problem: {
      severity: 'warning',
      code: 'import/outside-picture',
      message: `The picture "${url.slice(0, 80)}" is on another site. It became a link.`,
      hint: 'Put the file into content/images and write ![What it says](file.png)',
    },
  };
}

function missing(src: string, hint: string): Problem {
  return {
    severity: 'warning',
    code: 'import/missing-picture',
    message: `There is no picture "${src}". Its alternative text is kept.`,
    hint,
  };
}
