// Logo, icon, social picture and main color of the source → our `brand`, where it can have them.
import { imageSize } from 'image-size';
import { nearestAccent } from '../../../engine/tooling.ts';
import { changed, leftOut, taken } from '../inventory/inventory.ts';
import {
  type BrandSource,
  publicName,
  recordIn,
  type Settings,
  styleSheets,
  textIn,
} from './brand-source.ts';

export type BrandSettings = {
  logo?: string | { light: string; dark: string };
  showName?: false;
  icon?: string;
  touchIcon?: string;
  accent?: string | { light: string; dark: string };
  image?: string;
};

export function readPictures(theme: Settings, source: BrandSource): BrandSettings {
  return {
    ...readLogo(theme, source),
    ...readIcon(source),
    ...readImage(theme, source),
    ...readAccent(source),
  };
}

type Picture = { at: string; file: string; type: string; width: number; height: number };

/** A file of our `public/` that the config may name. */
function pictureAt(src: string | undefined, source: BrandSource): Picture | undefined {
  if (src === undefined || /^(?:https?:)?\/\//.test(src)) return undefined;
  const name = publicName(src, source);
  const folder = source.site.staticFolders.find((one) => source.files.has(`${one}/${name}`));
  const file = `${folder}/${name}`;
  const bytes = folder === undefined ? undefined : source.files.readBytes(file);
  if (!bytes || !source.hasPublic(name)) return undefined;
  try {
    const { width, height, type = '' } = imageSize(bytes);
    return width > 0 && height > 0
      ? { at: `public/${name}`, file, type, width, height }
      : undefined;
  } catch {
    return undefined;
  }
}

const LOGOS = ['svg', 'png', 'jpg', 'webp'];

function readLogo(theme: Settings, source: BrandSource): Pick<BrandSettings, 'logo' | 'showName'> {
  const navbar = recordIn(theme, 'navbar');
  const logo = recordIn(navbar, 'logo');
  const light = pictureAt(textIn(logo, 'src'), source);
  const dark = pictureAt(textIn(logo, 'srcDark'), source);
  const place = 'themeConfig.navbar.logo';
  if (!light || !LOGOS.includes(light.type)) {
    if (navbar.logo !== undefined)
      source.entries.set(place, leftOut('it is no SVG, PNG, JPEG or WebP of the static folders'));
    return {};
  }
  for (const key of ['src', 'srcDark'])
    if (logo[key] !== undefined) source.entries.set(`${place}.${key}`, taken('"brand.logo"'));
  const isNamed = textIn(navbar, 'title') !== undefined;
  return {
    logo: dark && LOGOS.includes(dark.type) ? { light: light.at, dark: dark.at } : light.at,
    ...(isNamed ? {} : { showName: false as const }),
  };
}

function readIcon(source: BrandSource): Pick<BrandSettings, 'icon' | 'touchIcon'> {
  const favicon = textIn(source.site.settings, 'favicon');
  if (favicon === undefined) return {};
  const found = pictureAt(favicon, source);
  if (found?.type === 'svg' && isPlainSvg(found, source)) {
    source.entries.set('favicon', taken('"brand.icon"'));
    return { icon: found.at };
  }
  if (found?.type === 'png' && found.width === 180 && found.height === 180) {
    source.entries.set('favicon', changed('"brand.touchIcon"; the icon of tabs is an SVG'));
    return { touchIcon: found.at };
  }
  source.entries.set(
    'favicon',
    leftOut('the icon of tabs is an SVG, "brand.icon": draw it, and name it in the config'),
  );
  return {};
}

/** As `brand.icon` wants it: nothing but a comment before its element. */
function isPlainSvg({ file }: Picture, { files }: BrandSource): boolean {
  const text = (files.readText(file) ?? '').trimStart();
  return text.startsWith('<svg') || (text.startsWith('<?xml') && !text.includes('<!DOCTYPE'));
}

function readImage(theme: Settings, source: BrandSource): Pick<BrandSettings, 'image'> {
  const image = textIn(theme, 'image');
  if (image === undefined) return {};
  const found = pictureAt(image, source);
  const isUsable = found?.type === 'png' || found?.type === 'jpg';
  source.entries.set(
    'themeConfig.image',
    isUsable ? taken('"brand.image"') : leftOut('it is no PNG or JPEG of the static folders'),
  );
  return found && isUsable ? { image: found.at } : {};
}

const PRIMARY = /--ifm-color-primary\s*:\s*(#[0-9a-f]{6}|#[0-9a-f]{3})\s*[;}]/i;

/** `--ifm-color-primary` of the site's own style sheets, for light and for dark. */
function readAccent(source: BrandSource): Pick<BrandSettings, 'accent'> {
  const colors = new Map<'light' | 'dark', string>();
  for (const file of styleSheets(source)) {
    const css = withoutComments(source.files.readText(file) ?? '');
    for (const rule of css.split('}')) {
      const [selector = '', body = ''] = rule.split('{').slice(-2);
      const color = PRIMARY.exec(`${body};`)?.[1]?.toLowerCase();
      if (!color) continue;
      const theme = /dark/.test(selector) ? 'dark' : 'light';
      if (!colors.has(theme)) colors.set(theme, color);
    }
  }
  const light = colors.get('light');
  if (light === undefined) return {};
  const dark = colors.get('dark');
  const near = nearestAccent(light, 'light');
  return { accent: dark === undefined ? near : { light: near, dark: nearestAccent(dark, 'dark') } };
}

const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((one, i) => (i === 0 ? one : one.split('*/').slice(1).join('*/')))
    .join('');
