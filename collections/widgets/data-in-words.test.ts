// Data of an illustration in words, and what its schemas refuse.
import { describe, expect, it } from 'vitest';
import { dataInWords } from './data-in-words.ts';
import { dataSchemas } from './illustration-data.ts';

describe('data that a page gives an illustration', () => {
  it('becomes tables and lines', () => {
    const data = { label: 'Staff', columns: ['Name', 'City'], rows: [['A|da', 'Boston']] };
    expect(dataInWords(data)).toBe(
      '**label:** Staff\n\n| Name | City |\n| --- | --- |\n| A\\|da | Boston |',
    );
    const fields = [{ label: 'Days', value: '5' }, { label: 'Why' }];
    expect(dataInWords({ fields })).toBe(
      '| label | value |\n| --- | --- |\n| Days | 5 |\n| Why |  |',
    );
    expect(dataInWords(undefined)).toBe('');
  });

  it.each([
    ['a cell too few', 'table', { label: 'x', columns: ['a', 'b'], rows: [['1']] }],
    ['an unknown column', 'table', { label: 'x', columns: ['a'], rows: [['1']], links: ['b'] }],
    ['a field without a number', 'figures', chart({ name: 'A', sum: 'much' })],
    ['a record without its label', 'figures', chart({ sum: 1 })],
    ['an unknown key', 'options', { label: 'x', options: ['a'], colour: 'red' }],
    [
      'a condition on no field',
      'form',
      { fields: [{ label: 'a', when: { field: 'b', is: 'c' } }] },
    ],
  ] as const)('is refused with %s', (_, kind, value) => {
    expect(dataSchemas[kind].safeParse(value).success).toBe(false);
  });

  it('is accepted whole', () => {
    const { success } = dataSchemas.figures.safeParse(chart({ name: 'A', sum: 1 }));
    expect(success).toBe(true);
  });
});

function chart(record: Readonly<Record<string, string | number>>) {
  return { title: 'x', label: 'name', fields: ['sum'], records: [record] };
}
