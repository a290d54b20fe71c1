// The golden queries of `content/search-queries.yaml`, asked of the real site's own search, and the questions of
// `content/questions.yaml`, asked of the search that assistants have.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadConfig } from '../engine/content/config/load-config.ts';
import { readYaml } from '../engine/content/yaml/small-files.ts';
import type { Diagnostic } from '../engine/diagnostics/diagnostics.ts';
import { openSearch } from '../engine/search/query/open-search.ts';
import { askQuestions } from './support/ask-questions.ts';
import { askGolden, type GoldenResult, queriesFor, scoreGolden } from './support/golden-score.ts';
import { projectDir, runWarm } from './support/site-folder.ts';

const KINDS = [
  'title',
  'words',
  'typo',
  'synonym',
  'identifier',
  'question',
  'prefix',
  'joined',
  'version',
  /** What readers type most: the subject, in one or two words. */
  'short',
  /** A label or a title, as it is on a screen. */
  'screen',
] as const;

/** What the first queries of readers missed most, each written from pages before the ranking was looked at. */
const CLASSES = [
  'release',
  'versus',
  'meant',
  'plain',
  'twin',
  'answer',
  'label',
  'installation',
  'symptom',
  'misspelled',
  /** A property, method or event of a widget. */
  'property',
  /** What an error message says. */
  'error',
] as const;

const schema = z.array(
  z.strictObject({
    query: z.string().trim().min(1),
    kind: z.enum([...KINDS, ...CLASSES]),
    /** Of a class: kept aside until it was measured once; those of the first five sets are tuned by since then. */
    held: z.literal(true).optional(),
    /** Of a class: of a later set, each written when the ranking had been tuned by those before. */
    round: z.literal([2, 3, 4, 5, 6]).optional(),
    pages: z.array(z.string()).min(1),
  }),
);

const parent = path.join(projectDir, '.learn/tests');
mkdirSync(parent, { recursive: true });
const work = mkdtempSync(path.join(parent, 'golden-'));
const out = process.env.BUILT_SITE ?? path.join(work, 'out');
let queries: z.output<typeof schema>;
let results: GoldenResult[];
let ofClasses: GoldenResult[];
let asked: Awaited<ReturnType<typeof askQuestions>>;
let written: Record<string, { sidebar?: string }>;
const diagnostics: Diagnostic[] = [];

/** Pages that no map of the former site has: collections draw them. */
const DRAWN = [
  ...['screens', 'releases', 'upgrade', 'your-version', 'runbook'],
  'app-development/widgets/platforms',
];

/** The last set of which both halves have been measured. */
const LAST_TUNED_BY = 5;

/** Share of the questions that must be answered. */
const ANSWERED = 0.95;

/** A whole site is built, perhaps beside another. */
const WHOLE_SITE_MS = 600_000;

beforeAll(async () => {
  if (!process.env.BUILT_SITE) {
    const { status, text } = runWarm(projectDir, 'build', 'site', '--out', out);
    expect(status, text).toBe(0);
  }
  const loaded = await loadConfig({ siteDir: path.join(projectDir, 'site') });
  queries = readYaml(loaded, 'search-queries.yaml', schema, 'queries', diagnostics)?.value ?? [];
  written = JSON.parse(readFileSync(path.join(out, 'docs-index.json'), 'utf8')) as typeof written;
  const search = openSearch(async (file) =>
    JSON.parse(readFileSync(path.join(out, '_search', file), 'utf8')),
  );
  const all = await askGolden(
    queriesFor(queries, (id) => Object.hasOwn(written, id)),
    async (query) => {
      let ids: string[] = [];
      await search.ask({ query }, ({ pages }) => {
        ids = pages.map(({ id }) => id);
      });
      return ids;
    },
  );
  const isOfClass = ({ kind }: GoldenResult) => CLASSES.some((one) => one === kind);
  results = all.filter((one) => !isOfClass(one));
  ofClasses = all.filter(isOfClass);
  asked = await askQuestions(path.join(projectDir, 'site'), out);
}, WHOLE_SITE_MS);
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the golden queries', () => {
  it('are read without a diagnostic, and none is there twice', () => {
    expect(diagnostics).toEqual([]);
    const asked = queries.map(({ query }) => query.toLowerCase());
    expect(asked.filter((query, at) => asked.indexOf(query) !== at)).toEqual([]);
  });

  it('name only pages of the site map, or those that the collections add', () => {
    const map = readFileSync(path.join(projectDir, 'tests/fixtures/site-map/pages.json'), 'utf8');
    const tokens = { '{product}': 'millwork', '{pr}': 'mw' };
    const known = Object.entries(tokens).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      map,
    );
    const unknown = queries
      .flatMap(({ pages }) => pages)
      .filter((id) => !DRAWN.includes(id) && !known.includes(`"${id}"`));
    expect(unknown).toEqual([]);
  });

  it('are all asked: each has a page that is there', () => {
    expect(queries.length).toBeGreaterThanOrEqual(2_500);
    expect(results.length + ofClasses.length).toBe(queries.length);
    expect(new Set(results.map(({ kind }) => kind)).size).toBe(KINDS.length);
  });

  it('are answered: right page first, among the first five, and on average', () => {
    const { success1, success5, mrr } = scoreGolden(results);
    const summary = [
      `success@1 ${success1.toFixed(3)}, success@5 ${success5.toFixed(3)}, MRR ${mrr.toFixed(3)}`,
      ...results.filter(({ rank }) => rank !== 1).map(toLine),
    ].join('\n');
    process.stdout.write(`${summary}\n`);
    expect(success1, summary).toBeGreaterThanOrEqual(0.91);
    expect(success5, summary).toBeGreaterThanOrEqual(0.985);
    expect(mrr, summary).toBeGreaterThanOrEqual(0.945);
  });

  it('of one or two words find the page that introduces the subject', () => {
    const { count, success1, success3 } = scoreGolden(ofKind('short'));
    expect(count).toBeGreaterThanOrEqual(210);
    expect(success1).toBeGreaterThanOrEqual(0.94);
    expect(success3).toBeGreaterThanOrEqual(0.98);
  });

  it('have the name of every widget and of every section', () => {
    const asked = new Set(results.map(({ query }) => query.toLowerCase()));
    const missing = namesToAsk().filter((name) => !asked.has(name));
    expect(missing).toEqual([]);
  });

  it('that are a label on a screen find where it is explained', () => {
    const { count, success5 } = scoreGolden(ofKind('screen'));
    expect(count).toBeGreaterThanOrEqual(60);
    expect(success5).toBeGreaterThanOrEqual(0.97);
  });

  it("are answered in the developers' guide", () => {
    const { count, success5 } = scoreGolden(
      results.filter(({ pages }) => pages.some((id) => written[id]?.sidebar === 'docs')),
    );
    expect(count).toBeGreaterThanOrEqual(120);
    expect(success5).toBeGreaterThanOrEqual(0.97);
  });

  /** What was measured, and a little less; of what is still kept aside, what was to be reached: 0.88 and 0.97. Facts of releases are what is missed most. */
  it.each([
    { half: 'tuned by', round: 1, first: 0.93, ofThree: 0.98 },
    { half: 'held aside', round: 1, first: 0.82, ofThree: 0.92 },
    { half: 'tuned by', round: 2, first: 0.95, ofThree: 0.98 },
    { half: 'held aside', round: 2, first: 0.83, ofThree: 0.96 },
    { half: 'tuned by', round: 3, first: 0.87, ofThree: 0.97 },
    { half: 'held aside', round: 3, first: 0.9, ofThree: 0.95 },
    { half: 'tuned by', round: 4, first: 0.9, ofThree: 0.98 },
    { half: 'held aside', round: 4, first: 0.85, ofThree: 0.95 },
    { half: 'tuned by', round: 5, first: 0.92, ofThree: 0.96 },
    { half: 'held aside', round: 5, first: 0.85, ofThree: 0.95 },
    { half: 'tuned by', round: 6, first: 0.87, ofThree: 0.94 },
    { half: 'held aside', round: 6, first: 0.88, ofThree: 0.97 },
  ])('of the classes that were missed, $half, set $round', ({ half, round, first, ofThree }) => {
    const asked = queries.filter(
      (one) => (one.round ?? 1) === round && (one.held === true) === (half === 'held aside'),
    );
    const texts = new Set(asked.map(({ query }) => query));
    const own = ofClasses.filter(({ query }) => texts.has(query));
    const { count, success1, success3 } = scoreGolden(own);
    // Of what is still kept aside, nobody who tunes should see which queries fail.
    const isAside = half === 'held aside' && round > LAST_TUNED_BY;
    const told = isAside ? [] : own.filter(({ rank }) => rank !== 1).map(toLine);
    process.stdout.write(
      `${half}, set ${round}: first ${success1.toFixed(3)}, of three ${success3.toFixed(3)}\n`,
    );
    expect(count).toBeGreaterThanOrEqual(95);
    expect(success1, told.join('\n')).toBeGreaterThanOrEqual(first);
    expect(success3, told.join('\n')).toBeGreaterThanOrEqual(ofThree);
  });

  it('with a title are answered with that page', () => {
    expect(results.filter(({ kind, rank }) => kind === 'title' && rank !== 1)).toEqual([]);
  });
});

const ofKind = (wanted: string) => results.filter(({ kind }) => kind === wanted);

/** Titles of widgets without what all have in common, and labels of sections: as a reader types them. */
function namesToAsk(): string[] {
  const titlesIn = (folder: string, key: string) =>
    readdirSync(path.join(projectDir, 'content', folder)).flatMap((name) => {
      const text = readFileSync(path.join(projectDir, 'content', folder, name), 'utf8');
      return new RegExp(`^${key}: (.+)$`, 'm').exec(text)?.[1]?.toLowerCase() ?? [];
    });
  const widgets = titlesIn('widgets', 'title').map((title) =>
    title.endsWith(' scanner prefab') ? title : title.replace(/ prefab$/, ''),
  );
  return [...widgets, ...titlesIn('sidebars', 'name')];
}

describe('questions asked of the search for assistants', () => {
  it('find the section that answers among the first three', () => {
    expect(asked.length).toBeGreaterThanOrEqual(235);
    expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
    const missed = asked.filter(({ rank }) => rank < 1 || rank > 3);
    const share = 1 - missed.length / asked.length;
    const summary = missed.map(
      ({ question, answers, found }) =>
        `${question}\n  wanted ${answers.map(({ page, anchor }) => `${page}#${anchor}`).join(' or ')}\n  got    ${found.slice(0, 3).join(', ')}`,
    );
    process.stdout.write(`answered ${share.toFixed(3)}\n`);
    expect(share, summary.join('\n')).toBeGreaterThanOrEqual(ANSWERED);
  });
});

describe('`learn search`', () => {
  const search = (...args: string[]) => runWarm(projectDir, 'search', ...args);

  it('prints the ranked hits of a built site as JSON', () => {
    const { status, text } = search('sso single sign-on', out, '--json');
    const hits = JSON.parse(text) as { id: string; url: string; score: number }[];
    expect(status).toBe(0);
    expect(Object.keys(hits[0] ?? {})).toEqual([
      'id',
      'anchor',
      'title',
      'heading',
      'url',
      'score',
    ]);
    expect(hits.every(({ id, url }) => url.startsWith(`/learn/${id}`))).toBe(true);
    expect(hits.every(({ score }) => score > 0)).toBe(true);
  });

  it('prints them for people, in one section, and says what it searched for', () => {
    const { text } = search('mange roels', out, '--section', 'teams');
    expect(text).toMatch(
      /^Searched for: manage roles\nManage Roles {2}\/learn\/teams\/manage-roles$/m,
    );
  });

  it('fails when there is nothing to search for, nothing found, or no index', () => {
    expect(search('', out).status).toBe(2);
    expect(search('zzzqqqxx', out)).toEqual({ status: 1, text: 'Nothing found.\n' });
    const { status, text } = search('roles', '--out', path.join(work, 'nowhere'));
    expect(status).toBe(1);
    expect(text).toContain('There is no search index in');
  });
});

function toLine({ rank, kind, query, pages, found }: GoldenResult): string {
  const place = rank === 0 ? 'not found' : `place ${rank}`;
  return `${place.padEnd(9)}  ${kind.padEnd(10)}  ${query}\n             wanted ${pages.join(', ')}\n             got    ${found.slice(0, 3).join(', ')}`;
}
