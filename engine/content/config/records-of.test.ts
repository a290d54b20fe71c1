// What one collection may know of another: what its schema names, and nothing that doesn't fit.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordsFrom } from './records-of.ts';

const recordsOf = recordsFrom((name) =>
  name === 'soups' ? { soups: { tomato: { title: 'Tomato', minutes: 20 } } } : undefined,
);

describe('records of another collection', () => {
  it('are as much as the schema names', () => {
    const schema = z.object({ soups: z.record(z.string(), z.object({ title: z.string() })) });
    expect(recordsOf('soups', schema)).toEqual({ soups: { tomato: { title: 'Tomato' } } });
  });

  it('are undefined where the site has no such collection', () => {
    expect(recordsOf('stews', z.object({}))).toBeUndefined();
  });

  it('that don’t fit are an error that says where', () => {
    const schema = z.object({ soups: z.record(z.string(), z.object({ minutes: z.string() })) });
    expect(() => recordsOf('soups', schema)).toThrow(
      'The collection "soups" has other records than those that are used of it: records.soups.tomato.minutes: expected a text, found a number.',
    );
  });
});
