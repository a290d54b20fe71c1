// What a browser, or somebody who isn't one, sends → what is stored of it, and what is answered.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../model/stored-event.ts';
import type { ServiceRequest } from '../serve/reply.ts';
import { answerSent, type Collecting, LONGEST } from './answer-sent.ts';
import { BusyError } from './intake.ts';
import { createLimits } from './limits.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const HOST = 'docs.example.com';

/** A UUID of version 7. @param ageMs  before now. */
function makeId(ageMs = 0): string {
  const time = (NOW.getTime() - ageMs).toString(16).padStart(12, '0');
  const rest = randomBytes(10).toString('hex');
  const id = `${time}7${rest.slice(0, 3)}8${rest.slice(3, 18)}`;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function setUp(over: Partial<Collecting> = {}) {
  const stored: StoredEvent[] = [];
  const collecting: Collecting = {
    intake: {
      accept: async (events) => void stored.push(...events),
      counts: () => ({ accepted: 0, repeated: 0, refused: 0, turnedAway: 0 }),
      waiting: () => 0,
      isAway: () => false,
      close: async () => {},
    },
    limits: { take: () => 0 },
    pages: { sectionOf: (page) => page.split('/')[0] ?? '' },
    host: HOST,
    thanksUrl: '/learn/_insight/thanks',
    addressOf: ({ remoteAddress }) => remoteAddress,
    now: () => NOW,
    keepDays: 30,
    ...over,
  };
  const send = (
    kind: keyof typeof LONGEST,
    body: string | Buffer,
    more: Partial<ServiceRequest> = {},
  ) =>
    answerSent(
      kind,
      {
        ...{ method: 'POST', path: kind, query: new URLSearchParams(), remoteAddress: '192.0.2.1' },
        headers: OWN,
        body: Buffer.from(body),
        ...more,
      },
      collecting,
    );
  return { stored, send };
}

const OWN = { host: HOST, origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' };
const view = () => ({ id: makeId(), kind: 'view', page: 'teams/overview' });
const search = () => ({
  ...{ id: makeId(), kind: 'search', page: 'teams/overview', query: 'Data  Table', found: 3 },
  ...{ opened: '/widgets/table/', isAgain: false },
});
const batch = (...events: unknown[]) => JSON.stringify({ version: 'v2', events });

describe('what the site’s own pages send', () => {
  it('is stored with its section, in columns, and answered with nothing', async () => {
    const { send, stored } = setUp();
    const reply = await send('events', batch(view(), search()));
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect(stored).toMatchObject([
      { kind: 'view', page: 'teams/overview', section: 'teams', version: 'v2' },
      { kind: 'search', name: 'data table', target: 'widgets/table', bucket: 3, value: 3 },
    ]);
  });

  it('as a form leads to the page of thanks; a script gets nothing back', async () => {
    const { send, stored } = setUp();
    const form = new URLSearchParams({
      page: '/teams/overview',
      answer: 'no',
      reason: 'hard',
      text: 'a\n <b>',
    });
    const plain = await send('feedback', form.toString());
    expect([plain.status, plain.headers.Location]).toEqual([303, '/learn/_insight/thanks']);
    const headers = { ...OWN, accept: 'application/json' };
    const inPlace = await send('feedback', form.toString(), { headers });
    expect(inPlace.status).toBe(204);
    expect(stored).toHaveLength(2);
    expect(stored[0]).toMatchObject({
      kind: 'answer',
      name: 'no',
      target: 'hard',
      note: 'a\n <b>',
    });
  });
});

describe('what others send', () => {
  const status = async (more: Partial<ServiceRequest>, body = batch(view())) => {
    const { send, stored } = setUp();
    const reply = await send('events', body, more);
    expect(stored).toEqual([]);
    return reply.status;
  };

  it.each([
    ['another site', { ...OWN, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a site beside it', { ...OWN, 'sec-fetch-site': 'same-site' }],
    ['nobody', { host: HOST }],
    ['a file', { ...OWN, origin: 'null' }],
    ['a name that leads here', { host: 'evil.example', origin: 'http://evil.example' }],
  ])('is refused from %s', async (_who, headers) => {
    expect(await status({ headers })).toBe(403);
  });

  it('is refused when it is too long, too much, of another time, or no POST', async () => {
    expect(await status({ body: undefined })).toBe(413);
    expect(await status({}, ' '.repeat(LONGEST.events) + batch(view()))).toBe(413);
    expect(await status({}, batch(...Array.from({ length: 31 }, () => ({ kind: 'view' }))))).toBe(
      400,
    );
    const day = 24 * 60 * 60 * 1000;
    for (const age of [29 * day, -2 * day])
      expect(await status({}, batch({ ...view(), id: makeId(age) }))).toBe(400);
    expect(await status({ method: 'GET' })).toBe(405);
  });

  it('is limited by address and in all, and told when to come back', async () => {
    let time = 0;
    const limits = createLimits({ perMinute: 8, perSecond: 1, now: () => time });
    const { send } = setUp({ limits });
    const from = async (remoteAddress: string) =>
      (await send('events', batch(view()), { remoteAddress })).status;
    expect([await from('a'), await from('a'), await from('a')]).toEqual([204, 204, 429]);
    expect([await from('b'), await from('c')]).toEqual([204, 429]);
    const late = await send('events', batch(view()), { remoteAddress: 'a' });
    expect(Number(late.headers['Retry-After'])).toBeGreaterThan(0);
    time = 60_000;
    expect(await from('a')).toBe(204);
  });

  it('is told to come back later when nothing can be stored', async () => {
    const { intake } = { intake: { accept: () => Promise.reject(new BusyError('full')) } };
    const { send } = setUp({ intake: intake as unknown as Collecting['intake'] });
    const reply = await send('events', batch(view()));
    expect([reply.status, reply.headers['Retry-After']]).toEqual([503, '60']);
  });
});

/** Values that a schema may have forgotten. */
const NASTY: unknown[] = [
  ...[
    null,
    true,
    -1,
    Number.MAX_VALUE,
    0.5,
    '',
    ' ',
    [],
    {},
    [[]],
    { __proto__: null },
    '__proto__',
    'constructor',
  ],
  ...[
    '<script>alert(1)</script>',
    `'; DROP TABLE events; --`,
    '\u0000',
    '\ud800',
    '\u202etxt',
    '../../etc/passwd',
  ],
  ...[
    'x'.repeat(500),
    'https://evil.example/',
    'javascript:alert(1)',
    '{{7*7}}',
    '%00',
    'a\r\nSet-Cookie: x=1',
  ],
];

const KEYS = [
  'id',
  'kind',
  'page',
  'name',
  'target',
  'section',
  'version',
  'platform',
  'note',
  'at',
  'bucket',
  'value',
  'choices',
];

it('10,000 hostile changes: nothing is stored that the schema doesn’t know, nothing of them is answered', async () => {
  const { send, stored } = setUp();
  const nasty = fc.oneof(
    fc.constantFrom(...NASTY),
    fc.jsonValue({ maxDepth: 6 }),
    fc.string({ unit: 'binary', maxLength: 120 }),
  );
  const change = fc.record({
    key: fc.oneof(fc.constantFrom(...KEYS, 'query', 'found', 'opened', 'isAgain'), fc.string()),
    value: nasty,
    where: fc.constantFrom('event', 'batch', 'choices', 'cut', 'bytes', 'form'),
    at: fc.nat(400),
    isSearch: fc.boolean(),
  });
  const answers = new Set<number>();
  await fc.assert(
    fc.asyncProperty(change, async ({ key, value, where, at, isSearch }) => {
      const own: Record<string, unknown> = isSearch ? search() : view();
      const whole: Record<string, unknown> = { events: [own] };
      if (where === 'event') own[key] = value;
      if (where === 'batch') whole[key] = value;
      if (where === 'choices') whole.choices = { [key]: value };
      const text = JSON.stringify(whole);
      const bytes = Buffer.from(text);
      if (where === 'bytes') bytes[at % bytes.length] = at % 256;
      const body = where === 'cut' ? text.slice(0, at) : where === 'bytes' ? bytes : text;
      const form = new URLSearchParams({
        page: 'a',
        answer: 'no',
        [key]: typeof value === 'string' ? value : JSON.stringify(value),
      }).toString();
      const before = stored.length;
      const reply = where === 'form' ? await send('feedback', form) : await send('events', body);
      answers.add(reply.status);
      expect([204, 303, 400, 413]).toContain(reply.status);
      expect(reply.body.length).toBeLessThan(60);
      if (reply.status >= 400) expect(stored.length).toBe(before);
      for (const one of stored.slice(before)) expectClean(one);
    }),
    { numRuns: 10_000, seed: 33 },
  );
  // It bites only if both happen.
  expect(stored.length).toBeGreaterThan(100);
  expect(answers.has(400)).toBe(true);
});

function expectClean(one: StoredEvent): void {
  expect(Object.keys(one).sort()).toEqual([...KEYS].sort());
  const { choices, value, bucket, ...texts } = one;
  for (const text of [...Object.values(texts), ...Object.entries(choices).flat()]) {
    expect(text).toBeTypeOf('string');
    expect(text).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
  }
  expect(Number.isFinite(value) && Number.isInteger(bucket)).toBe(true);
  expect([one.page, one.target, one.version, one.platform].join('')).not.toMatch(/[<>"\\{}\n]/);
  expect(
    Math.max(...[one.page, one.name, one.target].map((text) => text.length)),
  ).toBeLessThanOrEqual(200);
  expect(one.note.length).toBeLessThanOrEqual(2_000);
}
