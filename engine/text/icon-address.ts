// A site's icon as an address that holds the picture itself, so that no request is made for it.
import { html } from './html.ts';

/** Longer pictures are better served as files. */
export const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replaceAll('"', "'")
    .replace(/\s+/g, ' ')
    .replace(/[#<>%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** The first letter of its name, for a site without an icon. */
export function letterIcon(title: string, color: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0]?.toUpperCase() ?? '·';
  const drawn = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
  return svgAddress(String(drawn));
}
