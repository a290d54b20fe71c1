// What marked things are to readers of a version.
import { describe, expect, it } from 'vitest';
import { type Marks, stateAsOf } from './as-of.ts';

const VERSIONS = ['1.0', '1.1', '1.2', '2.0'];
const order = new Map(VERSIONS.map((one, at) => [one, at]));
const asOf = (version: string, marks: Marks, platform = 'web') =>
  stateAsOf(marks, { at: order.get(version) ?? -1, platform, order });

describe('what is marked', () => {
  it('is newer before the version that brought it, and there from then on', () => {
    expect(asOf('1.1', { since: '1.2' })).toEqual({ is: 'newer', next: '1.2', changed: [] });
    expect(asOf('1.2', { since: '1.2' })).toEqual({ is: 'there', changed: [] });
  });

  it('is gone from the version that removed it', () => {
    expect(asOf('1.1', { until: '1.2' })).toEqual({ is: 'there', until: '1.2', changed: [] });
    expect(asOf('1.2', { until: '1.2' })).toEqual({ is: 'gone', next: '1.2', changed: [] });
  });

  it('may come, go and come again', () => {
    const marks = { since: '1.1 2.0', until: '1.2' };
    const states = VERSIONS.map((version) => asOf(version, marks).is);
    expect(states).toEqual(['newer', 'there', 'newer', 'there']);
  });

  it('counts on the platform of its marks, and on all without one', () => {
    const marks = { since: 'web:1.1 native:2.0' };
    expect(asOf('1.1', marks, 'web').is).toBe('there');
    expect(asOf('1.1', marks, 'native').is).toBe('newer');
    expect(asOf('1.0', { since: 'web:1.1' }, 'native').is).toBe('there');
    expect(asOf('1.0', { since: '1.1' }, 'native').is).toBe('newer');
  });

  it('may be marked with the beginning of a version, or with one older than all', () => {
    expect(asOf('1.2', { since: '2' }).is).toBe('newer');
    expect(asOf('2.0', { since: '2' }).is).toBe('there');
    expect(asOf('1.0', { since: '0.9' }).is).toBe('there');
  });

  it('has changed in each version after that of the reader', () => {
    expect(asOf('1.1', { changed: '1.1 1.2 web:2.0 native:2.0' }).changed).toEqual(['1.2', '2.0']);
  });
});
