// The brand of a site's config → what pages show of it, the style sheet it makes, and the files that are served.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { letterIcon, svgAddress } from '../../text/icon-address.ts';
import { isFile } from '../list-files.ts';
import type { LoadedBrand, LogoImage } from './brand.ts';
import type { BrandSettings } from './brand-settings.ts';
import { brandStyle } from './brand-style.ts';
import { expectInside } from './links-inside.ts';
import type { SiteConfig } from './settings.ts';

/** An icon of as many bytes is in the page itself, so that no request is made for it. */
const SMALL_BYTES = 1_500;
const LOGO_HEIGHT = 28;

/** @throws ExpectedError  when a file is missing, leads out of the site, or is no picture. */
export function loadBrand(config: SiteConfig, siteDir: string): LoadedBrand {
  const { brand, base, title } = config;
  const files: { path: string; file: string }[] = [];
  const serve = (setting: string, name: string) => {
    const { at, bytes } = read(setting, name, siteDir);
    const { name: stem, ext } = path.parse(at);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const served = `_assets/${stem.replace(/[^\w-]+/g, '-')}-${hash}${ext.toLowerCase()}`;
    files.push({ path: served, file: at });
    return { url: base + served, bytes };
  };
  const logo = (name: string, theme?: 'light' | 'dark'): LogoImage => {
    const { url, bytes } = serve('brand.logo', name);
    return { url, ...sizeOf(bytes, name), ...(theme ? { theme } : {}) };
  };
  const icon = () => {
    if (brand.icon === undefined) return letterIcon(title, iconColor(brand));
    const { bytes } = read('brand.icon', brand.icon, siteDir);
    const svg = bytes.toString('utf8').trim();
    if (!/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg\b/.test(svg))
      throw new ExpectedError(
        `${brand.icon} is no SVG.`,
        'The icon (brand.icon) is made from one.',
      );
    return bytes.length <= SMALL_BYTES ? svgAddress(svg) : serve('brand.icon', brand.icon).url;
  };
  const touchIcon = (name: string) => {
    const { url, bytes } = serve('brand.touchIcon', name);
    expectTouchIcon(bytes, name);
    return url;
  };
  const logos =
    typeof brand.logo === 'object'
      ? [logo(brand.logo.light, 'light'), logo(brand.logo.dark, 'dark')]
      : brand.logo === undefined
        ? []
        : [logo(brand.logo)];
  const shown = {
    logo: logos,
    showName: brand.showName || logos.length === 0,
    icon: icon(),
    ...(brand.touchIcon === undefined ? {} : { touchIcon: touchIcon(brand.touchIcon) }),
    ...(brand.image === undefined ? {} : { image: serve('brand.image', brand.image).url }),
  };
  const fonts: Record<string, string> = {};
  const css = brandStyle(brand, (src) => {
    const { at, bytes } = read('brand.fonts', src, siteDir);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const name = `font-${hash}${path.extname(at).toLowerCase()}`;
    fonts[name] = at;
    return { name, bytes };
  });
  return { shown, files, css, fonts };
}

function read(setting: string, name: string, siteDir: string): { at: string; bytes: Buffer } {
  const at = path.resolve(siteDir, name);
  if (!isFile(at))
    throw new ExpectedError(
      `There is no file at ${path.relative(process.cwd(), at)}.`,
      `Put it there, or change the setting "${setting}" of the site’s config.`,
    );
  expectInside(siteDir, at, setting);
  return { at, bytes: readFileSync(at) };
}

const TOUCH_SIZE = 180;

function expectTouchIcon(bytes: Buffer, name: string): void {
  const hint = `The icon for home screens (brand.touchIcon) is a PNG of ${TOUCH_SIZE} × ${TOUCH_SIZE} pixels.`;
  const size = sizeIn(bytes);
  if (size?.type !== 'png') throw new ExpectedError(`${name} is no PNG.`, hint);
  const { width, height } = size;
  if (width !== TOUCH_SIZE || height !== TOUCH_SIZE)
    throw new ExpectedError(`${name} has ${width} × ${height} pixels.`, hint);
}

/** Undefined where it is no picture. */
function sizeIn(bytes: Buffer): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

/** As it is drawn: as high as the row allows. */
function sizeOf(bytes: Buffer, name: string): { width: number; height: number } {
  const { width = 0, height = 0 } = sizeIn(bytes) ?? {};
  if (width > 0 && height > 0)
    return { width: Math.round((width / height) * LOGO_HEIGHT), height: LOGO_HEIGHT };
  throw new ExpectedError(
    `${name} is no picture whose size can be read.`,
    'A logo is an SVG with width and height or a viewBox, a PNG, a JPEG or a WebP.',
  );
}

const iconColor = ({ accent }: BrandSettings): string =>
  (typeof accent === 'object' ? accent.light : accent) ?? '#a4430b';
