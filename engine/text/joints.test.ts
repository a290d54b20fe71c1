// Where lines may break inside names of code: at their joints, and nowhere else.
import { describe, expect, it } from 'vitest';
import { trustHtml } from './html.ts';
import { unbrokenIn, withJoints } from './joints.ts';

const joined = (text: string, most: number) => String(withJoints(trustHtml(text), most));

describe('joints', () => {
  it('are before humps, and after dots, slashes, colons and underlines', () => {
    expect(joined('onBeforeDatasetReady', 12)).toBe('on<wbr>Before<wbr>Dataset<wbr>Ready');
    expect(joined('security.general.truststore', 12)).toBe('security.<wbr>general.<wbr>truststore');
    expect(joined('/services/security/token', 12)).toBe('/<wbr>services/<wbr>security/<wbr>token');
    expect(joined('SPRING_DATASOURCE_URL', 12)).toBe('SPRING_<wbr>DATASOURCE_<wbr>URL');
  });

  it('are after the parenthesis of a call, and not after one that begins a remark', () => {
    expect(joined('setTimeout(refresh)', 12)).toBe('set<wbr>Timeout(<wbr>refresh)');
    expect(joined('(clickjacking)', 12)).toBe('(clickjacking)');
  });

  it('leave short words, words of a language and escaped signs as they are', () => {
    expect(joined('minValue a/b', 12)).toBe('minValue a/b');
    expect(joined('internationalization', 12)).toBe('internationalization');
    expect(joined('&lt;deployment-name&gt;', 12)).toBe('&lt;deployment-name&gt;');
    expect(joined('services/&lt;name&gt;', 12)).toBe('services/<wbr>&lt;name&gt;');
  });

  it('cut a text into what stays whole', () => {
    expect(unbrokenIn('a minValue of-it iterationCount', 12)).toEqual([
      ...['a', 'minValue', 'of-', 'it', 'iteration', 'Count'],
    ]);
  });
});
