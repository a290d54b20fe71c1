// What may be a value that readers fill in: anything but a secret.
import { describe, expect, it } from 'vitest';
import { showsValues, valuesSchema } from './guide-values.ts';

const withField = (name: string, label: string) =>
  valuesSchema.safeParse({ pages: ['on-premise/'], fields: { [name]: { label } } }).success;

describe('a value', () => {
  it.each([
    ['platform-ip', 'Address of the platform'],
    ['ssh-key-file', 'Path of the SSH key'],
    ['key-file', 'File of the key'],
    ['passing-zone', 'Passing zone'],
  ])('%s may be filled in', (name, label) => {
    expect(withField(name, label)).toBe(true);
  });

  it.each([
    ['password', 'Word'],
    ['admin-password', 'Word'],
    ['word', 'Password of the admin'],
    ['access-key', 'Key'],
    ['key', 'Secret key'],
    ['token', 'Token'],
    ['license-key', 'Licence'],
    ['passphrase', 'Phrase'],
    ['Platform', 'In capitals'],
    ['a b', 'With a space'],
  ])('%s (%s) has no field', (name, label) => {
    expect(withField(name, label)).toBe(false);
  });
});

it('is shown in guides alone', () => {
  const values = { pages: ['on-premise/'], fields: {}, secrets: [] };
  expect(showsValues(values, 'on-premise/aws/install')).toBe(true);
  expect(showsValues(values, 'teams/on-premise/')).toBe(false);
});
