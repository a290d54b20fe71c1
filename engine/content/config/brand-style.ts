// A brand's accent and fonts → rules over the engine's style sheet.
import { contrast, mix, readableOn } from '../../text/contrast.ts';
import { type BrandSettings, ENDS, GROUNDS } from './brand-settings.ts';
import { nearFaces, readFontMetrics } from './font-metrics.ts';

/** A font file as it is served: its name holds a hash of what is in it. */
export type ServedFont = { name: string; bytes: Buffer };

type Font = BrandSettings['fonts'][number];

/** @param serve  a file of the config → as it is served. */
export function brandStyle(
  { accent, fonts }: BrandSettings,
  serve: (src: string) => ServedFont,
): string {
  const first = (use: Font['for']) => fonts.find((one) => one.for === use);
  const drawn = fonts.map((font) => ({ font, ...facesOf(font, serve) }));
  const text = drawn.find(({ font }) => font === first('text'));
  const code = first('code');
  const values = [
    ...(accent === undefined ? [] : accentValues(accent)),
    ...(code ? [`--mono:"${code.family}",ui-monospace,monospace`] : []),
  ];
  return [
    ...drawn.flatMap(({ faces }) => faces),
    ...(text ? textRules(text) : []),
    ...(values.length ? [`:root{${values.join(';')}}`] : []),
  ].join('\n');
}

type DrawnFont = { font: Font; faces: string[]; near: string[]; key: string };

function facesOf(font: Font, serve: (src: string) => ServedFont): Omit<DrawnFont, 'font'> {
  const { family, files, later } = font;
  const served = files.map((file) => ({ ...file, ...serve(file.src) }));
  const faces = served.map(({ name, weight, style, range }) => {
    const own = [
      ...(style === 'normal' ? [] : [`font-style:${style}`]),
      ...(range === undefined ? [] : [`unicode-range:${range}`]),
      `font-display:${later ? 'optional' : 'swap'}`,
    ].join(';');
    return `@font-face{font-family:"${family}";src:url("./${name}");font-weight:${weight};${own}}`;
  });
  const upright = served.find(({ style }) => style === 'normal') ?? served[0];
  const metrics = font.for === 'text' && upright ? readFontMetrics(upright.bytes) : undefined;
  const near = metrics ? nearFaces(`${family} near`, metrics) : [];
  return { faces: [...faces, ...near], near, key: `${upright?.name.replace(/\..*/, '')}` };
}

/** One that comes later is shown where the root names it: see `client/page/face.ts`. */
function textRules({ font, near, key }: DrawnFont): string[] {
  const rest = [...(near.length ? [`"${font.family} near"`] : []), 'system-ui', 'sans-serif'];
  const features = font.features.map((one) => `"${one}"`).join();
  const own = [
    `--sans:${[`"${font.family}"`, ...rest].join()}`,
    ...(features ? [`font-feature-settings:${features}`] : []),
  ].join(';');
  if (!font.later) return [`:root{${own}}`];
  return [`:root{--face:${key};--sans:${rest.join()}}`, `:root[data-face="${key}"]{${own}}`];
}

/** The engine's five accents from one color, or from one for each theme. */
function accentValues(accent: NonNullable<BrandSettings['accent']>): string[] {
  const light = typeof accent === 'object' ? accent.light : accent;
  const dark =
    typeof accent === 'object'
      ? accent.dark
      : readableOn(light, GROUNDS.dark, { end: ENDS.dark, ratio: 6 });
  const pair = (one: string, other: string) => `light-dark(${one},${other})`;
  const soft = (color: string, ground: string) => mix(ground, color, 0.14);
  const on = (color: string) => (contrast('#ffffff', color) >= 4.5 ? '#ffffff' : '#111111');
  return [
    `--accent:${pair(light, dark)}`,
    `--accent-strong:${pair(mix(light, ENDS.light, 0.22), mix(dark, ENDS.dark, 0.35))}`,
    `--accent-soft:${pair(soft(light, GROUNDS.light), soft(dark, GROUNDS.dark))}`,
    `--on-accent:${pair(on(light), on(dark))}`,
  ];
}
