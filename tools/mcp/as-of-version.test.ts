// Markdown as of a version.
import { describe, expect, it } from 'vitest';
import { asOfVersion, isNewer } from './as-of-version.ts';

const VERSIONS = ['10.8.0', '11.4.2', '11.9.0', '11.14.0'];
const asOf = (text: string) => asOfVersion(text, '11.4.2', VERSIONS);

describe('Markdown as of a version', () => {
  it('says what is newer, gone, changed later, and how it was', () => {
    expect(asOf('A step (since 11.9.0)')).toBe('A step (since 11.9.0 [not in 11.4.2])');
    expect(asOf('until 10.8.0; until 11.9.0')).toBe(
      'until 10.8.0 [no longer in 11.4.2]; until 11.9.0',
    );
    expect(asOf('changed in 11.9.0')).toBe('changed in 11.9.0 [after 11.4.2]');
    expect(asOf('Default: `a`. Before 11.9.0: `b`.')).toBe(
      'Default: `a`. Before 11.9.0 [so in 11.4.2]: `b`.',
    );
  });

  it('leaves what it had, and numbers that are no versions of the site', () => {
    const text = 'Since 11.4.2, and since 10.8. Since 99.0.0, since 11.9.0.1, since 5 o’clock.';
    expect(asOf(text)).toBe(text);
  });

  it('knows a version without its last zero, and the end of a sentence', () => {
    expect(asOf('Since 11.9, it is. Since 11.14.0.')).toBe(
      'Since 11.9 [not in 11.4.2], it is. Since 11.14.0 [not in 11.4.2].',
    );
  });

  it('tells headings that are newer', () => {
    expect(isNewer('Limits (since 11.9.0)', '11.4.2', VERSIONS)).toBe(true);
    expect(isNewer('Limits (since 10.8.0)', '11.4.2', VERSIONS)).toBe(false);
  });
});
