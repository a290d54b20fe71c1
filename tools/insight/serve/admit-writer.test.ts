// Who may read what readers said.
import { describe, expect, it } from 'vitest';
import { type Door, mayRead } from './admit-writer.ts';
import { clientAddress } from './client-address.ts';
import type { ServiceRequest } from './reply.ts';

const request = (
  headers: ServiceRequest['headers'],
  remoteAddress = '127.0.0.1',
): ServiceRequest => ({
  ...{ method: 'GET', path: 'api/pages', query: new URLSearchParams(), body: Buffer.alloc(0) },
  ...{ headers, remoteAddress },
});
const LOCAL = { host: 'localhost:4100' };
const TOKEN = 'a-long-secret-of-the-team';

describe('without a token', () => {
  const may = (headers: ServiceRequest['headers'], remote?: string) =>
    mayRead(request(headers, remote), {});

  it('only this machine may read, by its own name', () => {
    expect(may(LOCAL)).toBe(true);
    expect(may({ host: '127.0.0.1:4100' }, '::ffff:127.0.0.1')).toBe(true);
    expect(may({ host: '[::1]:4100' }, '::1')).toBe(true);
    expect(may(LOCAL, '192.0.2.1')).toBe(false);
    expect(may({ host: 'evil.example' })).toBe(false);
    expect(may({})).toBe(false);
  });

  it.each([
    'forwarded',
    'x-forwarded-for',
    'x-real-ip',
    'via',
  ])('what a proxy marks with %s may not', (name) => {
    expect(may({ ...LOCAL, [name]: '192.0.2.1' })).toBe(false);
  });
});

describe('with a token', () => {
  const door: Door = { token: TOKEN };

  it('who has it may read, from anywhere; this machine needs it, too', () => {
    const authorization = `Bearer ${TOKEN}`;
    expect(mayRead(request({ host: 'docs.example', authorization }, '192.0.2.1'), door)).toBe(true);
    for (const wrong of [undefined, '', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `bearer ${TOKEN}`])
      expect(mayRead(request({ ...LOCAL, authorization: wrong }), door), wrong).toBe(false);
  });
});

describe('behind a proxy that signs people in', () => {
  it('who has its header may read, and nobody by an empty one', () => {
    const door: Door = { signedInBy: 'X-Remote-User', token: TOKEN };
    const remote = '192.0.2.1';
    expect(mayRead(request({ 'x-remote-user': 'ada' }, remote), door)).toBe(true);
    expect(mayRead(request({ 'x-remote-user': '' }, remote), door)).toBe(false);
    expect(mayRead(request({}, remote), door)).toBe(false);
  });
});

it('limits count by what a trusted proxy has seen, not by what a client claims', () => {
  const addressOf = clientAddress(['10.0.0.2']);
  const header = { 'x-forwarded-for': '1.1.1.1, 192.0.2.7, 10.0.0.2' };
  expect(addressOf(request(header, '10.0.0.2'))).toBe('192.0.2.7');
  expect(addressOf(request(header, '::ffff:127.0.0.1'))).toBe('192.0.2.7');
  expect(addressOf(request(header, '192.0.2.99'))).toBe('192.0.2.99');
  expect(addressOf(request({}, '10.0.0.2'))).toBe('10.0.0.2');
});
