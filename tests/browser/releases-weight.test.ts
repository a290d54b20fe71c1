// What explorer and upgrade report cost: the page little, the data of all releases not much more, nothing twice.
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { foundIn } from '../support/releases.ts';
import { serveRealSite } from '../support/served-site.ts';

/** Of all releases, and of what moved in widgets. */
const LIMITS = { dataBytes: 150_000, movesBytes: 7_000, pageBytes: 24_000 };
const DATA = /\/_releases\//;
const MOVES = '/learn/_releases/widgets.json';
/** The page, its styles, and the script of every page; without React, and without what draws the island. */
const OF_PAGE = /\/learn\/(?:releases|upgrade)\/$|\.css$|\/_assets\/site-[^/]+\.js$/;

const reader = useReader(serveRealSite);

type Answer = { path: string; sizeBytes: number; encoding: string | null };

/** Everything a page loads in an empty browser, with the sizes of the bodies as they are sent. */
async function load(at: string): Promise<Answer[]> {
  const page = await reader.open('about:blank');
  const answers: Promise<Answer>[] = [];
  page.on('requestfinished', (request) => {
    const weigh = async () => {
      const { responseBodySize: sizeBytes } = await request.sizes();
      const encoding = (await (await request.response())?.headerValue('content-encoding')) ?? null;
      return { path: new URL(request.url()).pathname, sizeBytes, encoding };
    };
    if (request.url().startsWith('http')) answers.push(weigh());
  });
  const moves = at.includes('from=') ? page.waitForResponse((one) => one.url().endsWith(MOVES)) : 0;
  await page.goto(reader.url + at);
  // All changes are counted; of a report, the lines and what moved come independently of each other.
  if (moves) {
    await page.locator('.report').waitFor();
    await (await moves).finished();
  } else if (at.startsWith('upgrade')) await page.locator('.upgrade[data-live]').waitFor();
  else await expect.poll(() => foundIn(page)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  return Promise.all(answers);
}

const sum = (answers: readonly Answer[]) =>
  answers.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0);

const pathsOf = (answers: readonly Answer[]) => answers.map(({ path }) => path);

describe('the data of releases', () => {
  it.each([
    ['releases/', []],
    ['upgrade/?from=7.0.0-beta-6&to=11.14.0', [MOVES]],
  ])('that %s loads is at most 150 KB, once, and little about widgets', async (at, beside) => {
    const data = (await load(at)).filter(({ path }) => DATA.test(path));
    const { lines } = await (await fetch(`${reader.url}_releases/index.json`)).json();
    const files = (lines as { file: string }[]).map(({ file }) => file);
    const wanted = ['index.json', ...files].map((file) => `/learn/_releases/${file}`);
    expect(pathsOf(data).sort()).toEqual([...wanted, ...beside].sort());
    for (const { encoding, path } of data) expect(encoding, path).toBe('br');
    const isMoves = ({ path }: Answer) => path === MOVES;
    const ofReleases = sum(data.filter((one) => !isMoves(one)));
    expect(ofReleases).toBeGreaterThan(50_000);
    expect(ofReleases).toBeLessThanOrEqual(LIMITS.dataBytes);
    expect(sum(data.filter(isMoves))).toBeLessThanOrEqual(LIMITS.movesBytes);
  });

  it('that a report loads is of its own lines and the one before', async () => {
    const data = (await load('upgrade/?from=10.6.4&to=10.13.2')).filter(({ path }) =>
      DATA.test(path),
    );
    expect(pathsOf(data).sort()).toEqual([
      '/learn/_releases/changes-10.json',
      '/learn/_releases/changes-9.json',
      '/learn/_releases/index.json',
      MOVES,
    ]);
  });

  it('is the index alone while no versions are chosen', async () => {
    const data = (await load('upgrade/')).filter(({ path }) => DATA.test(path));
    expect(pathsOf(data)).toEqual(['/learn/_releases/index.json']);
  });
});

describe('the page before its data', () => {
  it.each(['releases/', 'upgrade/'])('%s is at most 24 KB', async (at) => {
    const own = (await load(at)).filter(({ path }) => OF_PAGE.test(path));
    for (const { encoding, path } of own) expect(encoding, path).toBe('br');
    expect(own.length, pathsOf(own).join(' ')).toBe(4);
    expect(sum(own)).toBeGreaterThan(10_000);
    expect(sum(own)).toBeLessThanOrEqual(LIMITS.pageBytes);
  });
});
