// The contrast of two colors, and the nearest color that is read.
import { describe, expect, it } from 'vitest';
import { contrast, mix, readableOn } from './contrast.ts';

describe('contrast', () => {
  it('is that of the guidelines', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
  });

  it('is reached by the nearest shade', () => {
    expect(readableOn('#0645ad', '#ffffff', { end: '#000000' })).toBe('#0645ad');
    const darker = readableOn('#ffcc00', '#ffffff', { end: '#000000' });
    expect(contrast(darker, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mix(darker, '#ffcc00', 0.1), '#ffffff')).toBeLessThan(4.5);
  });
});
