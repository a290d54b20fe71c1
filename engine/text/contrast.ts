// Colors as `#rrggbb` → how well one is read on another, and the nearest one that is.

type Rgb = readonly [red: number, green: number, blue: number];

/** `#abc` and `#aabbcc`. */
export const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** From 1 to 21; text needs 4.5. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(toRgb(one)), luminance(toRgb(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** @param share  of `other`, from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [toRgb(one), toRgb(other)];
  return toHex(a.map((part, i) => part + ((b[i] ?? 0) - part) * share) as unknown as Rgb);
}

/** The color itself, or the nearest one toward `end` (black or white) that is read on `ground`. */
export function readableOn(
  color: string,
  ground: string,
  { end, ratio = 4.5 }: { end: string; ratio?: number },
): string {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mix(color, end, share);
    if (contrast(tried, ground) >= ratio) return tried;
  }
  return end;
}

function toRgb(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits;
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
