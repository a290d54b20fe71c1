import { expect, it } from 'vitest';
import { problemUrl, reportAddress } from './problem-url.ts';

const PAGE = 'https://docs.example/learn/teams/overview';
const ENCODED = encodeURIComponent(PAGE);
const contact = { url: 'mailto:help@docs.example' };

it.each([
  [
    'that of search reports',
    { feedback: 'https://x.example/', help: [contact] },
    'https://x.example/',
  ],
  ['a mail address of the help', { help: [{ url: 'https://chat.example' }, contact] }, contact.url],
  ['none where help is pages', { help: [{ url: 'https://chat.example' }] }, undefined],
])('the address is %s', (_name, config, address) => expect(reportAddress(config)).toBe(address));

it.each([
  [
    'mailto:a@x.example?subject=Search:%20{query}',
    `mailto:a@x.example?subject=Problem%3A%20R%26D&body=${ENCODED}`,
  ],
  [
    'mailto:a@x.example?cc=b@x.example&Body={query}',
    `mailto:a@x.example?cc=b@x.example&subject=Problem%3A%20R%26D&body=${ENCODED}`,
  ],
  ['mailto:a@x.example', `mailto:a@x.example?subject=Problem%3A%20R%26D&body=${ENCODED}`],
  ['https://x.example/new?about={query}&k=1', `https://x.example/new?about=${ENCODED}&k=1`],
  ['https://x.example/new', 'https://x.example/new'],
])('%s gets the page’s address', (address, filled) =>
  expect(problemUrl(address, 'Problem: R&D', PAGE)).toBe(filled));

it('leaves half a letter out', () => {
  expect(problemUrl('mailto:a@x.example', 'A \ud83d', 'b')).toBe(
    'mailto:a@x.example?subject=A%20&body=b',
  );
});
