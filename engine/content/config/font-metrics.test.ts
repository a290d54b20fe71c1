// How wide and high a font is, whatever file it is in, and the room that another one takes in its place.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nearFaces, readFontMetrics } from './font-metrics.ts';

const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('katex')), 'fonts');
const read = (name: string) => readFileSync(path.join(fonts, name));

describe('the metrics of a font', () => {
  it('are the same in each kind of file', () => {
    const [first, ...others] = ['ttf', 'woff', 'woff2'].map((kind) =>
      readFontMetrics(read(`KaTeX_Main-Regular.${kind}`)),
    );
    expect(first?.width).toBeGreaterThan(0.38);
    expect(first?.width).toBeLessThan(0.45);
    expect(first?.ascent).toBeGreaterThan(0.7);
    expect(first?.descent).toBeGreaterThan(0.2);
    expect(others).toEqual([first, first]);
  });

  it('are not guessed: of what is no font, or has no letters, there are none', () => {
    expect(readFontMetrics(Buffer.from('wOF2 not really a font'))).toBeUndefined();
    expect(readFontMetrics(Buffer.alloc(0))).toBeUndefined();
    expect(readFontMetrics(read('KaTeX_Main-Regular.woff2').subarray(0, 4000))).toBeUndefined();
    expect(readFontMetrics(read('KaTeX_Size4-Regular.woff2'))).toBeUndefined();
  });
});

describe('a font of the device in its place', () => {
  it('is as wide, and has its height whatever its own size', () => {
    const [regular = '', bold = ''] = nearFaces('Own near', {
      ascent: 1.1,
      descent: 0.3,
      width: 0.5,
    });
    const of = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(regular)?.[1]) / 100;
    expect(of('size-adjust') * of('ascent-override')).toBeCloseTo(1.1, 2);
    expect(of('size-adjust') * of('descent-override')).toBeCloseTo(0.3, 2);
    expect(of('size-adjust')).toBeGreaterThan(1.05);
    expect(regular).toContain('local("Arial")');
    expect(bold).toContain('local("Arial Bold")');
    const [inter = ''] = nearFaces('Inter near', { ascent: 0.969, descent: 0.241, width: 0.474 });
    expect(inter).toMatch(/size-adjust:10[78]\.\d%}$/);
  });
});
