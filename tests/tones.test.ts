// Each tone of `tokens.css` has one use: the accent is for links and actions alone; all are read well in both themes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, mix } from '../engine/text/contrast.ts';
import { listSheets } from './support/list-sheets.ts';
import { projectDir } from './support/site-folder.ts';

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');

/** A drawn widget is an app, which wears the accent as the color of its own actions. */
const sheets = ['engine', 'tools', 'collections', 'site/theme'].flatMap(listSheets);

const SCREENS = 'collections/screens/screens.css';

/** What a reader can use, or has the pointer or the focus on, or waits for. */
const ACTION = [
  /:hover\b/,
  /:focus-visible\b/,
  /(?:^|[\s(])a$/,
  /\.button$/,
  /^\.skip$/,
  /\binput$|\[type="checkbox"\]$/,
  /\.copy$/,
  // Buttons that look like links, and a link's title, sign and mark.
  /\.notice button$/,
  /\.search-quiet$/,
  /^\.index-item strong$/,
  /a\[href\^="#"\]:is\(:hover, :focus-visible\)::after$/,
  /(?:a\.card, \.section-card\)|\.tools) \.icon$/,
  /\[aria-selected="true"\] > \.search-text \+ \.glyph$/,
  /(?:^\.loading|\[aria-busy\]|\.is-busy)::(?:before|after)$/,
  // The widget of the frame itself, which a reader drags.
  /^\.d-thumb$/,
  /\[data-focus-visible\]$/,
];

/** Selectors of rules with a value of the accent, one by one. */
const accented = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, , body = '']) => /var\(--(?:on-)?accent/.test(body))
    .flatMap(([, selectors = '']) => selectors.trim().split(/,\s*(?![^(]*\))/));

const [, table = '', tokens = ''] = /(\/\*[\s\S]*?\*\/)([\s\S]*)/.exec(
  read('engine/theme/css/tokens.css'),
) as string[];
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

function tone(name: string, theme: Theme): string {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(tokens);
  return found?.[theme === 'light' ? 1 : 2] ?? `no --${name}`;
}

describe('tones', () => {
  it.each(sheets)('the accent is for links and actions in %s', (file) => {
    const wrong = accented(read(file)).filter((one) => !ACTION.some((action) => action.test(one)));
    expect(wrong).toEqual([]);
  });

  it('are in the table, which says what each is for', () => {
    expect(sheets.flatMap((file) => accented(read(file))).length).toBeGreaterThan(37);
    for (const name of ['accent', 'step', 'step-soft', 'mark', 'ground-strong'])
      expect(table).toContain(`--${name}`);
  });

  it.each(THEMES)('are read on their grounds in the %s theme', (theme) => {
    const grounds = ['ground', 'ground-soft', 'step-soft', 'mark'];
    const worst = (text: string, least = 4.5) =>
      grounds.filter((ground) => contrast(tone(text, theme), tone(ground, theme)) < least);
    expect(worst('text', 7)).toEqual([]);
    expect(worst('text-soft')).toEqual([]);
    expect(worst('accent')).toEqual([]);
    // A number on its disc, and beside it; white and dark sheets of drawn screens.
    expect(worst('step')).toEqual([]);
    const sheet = theme === 'light' ? '#ffffff' : '#1d1916';
    expect(contrast(tone('step', theme), sheet)).toBeGreaterThan(6);
    // A part that isn't the one of the step in sight is paler, and still to be seen.
    const share = Number(/outline-color: [^;]*--step\) (\d+)%/.exec(read(SCREENS))?.[1]) / 100;
    expect(contrast(mix(sheet, tone('step', theme), share), sheet)).toBeGreaterThan(3);
    const selected = mix(tone('ground', theme), tone('step', theme), 0.2);
    expect(contrast(tone('accent', theme), selected)).toBeGreaterThan(4.5);
  });
});
