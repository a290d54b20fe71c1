// A report as text: Markdown that any wiki reads, CSV that no spreadsheet runs, JSON with everything.
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { checkReports, reportOf } from '../../tests/support/any-report.ts';
import { parseCsv } from '../../tests/support/parse-csv.ts';
import { buildReport, type Report, type ReportChange } from './report.ts';
import { reportCsv, reportJson } from './report-data.ts';
import { reportMarkdown } from './report-markdown.ts';
import { OTHER_PARTS, reportTitle, URGENT_PARTS } from './report-parts.ts';
import { plainText } from './small-markdown.ts';
import { releaseTexts } from './texts.ts';

const ORIGIN = 'https://docs.example';
const words = releaseTexts.report;
const TASKS = ['breaking', 'removal', 'upgrade', 'deprecation'];

const changesOf = (report: Report) =>
  [...URGENT_PARTS, ...OTHER_PARTS].flatMap((part) =>
    report[part].flatMap(({ label, changes }) =>
      changes.map((change) => ({ ...change, label, part, link: ORIGIN + change.url })),
    ),
  );

/** A report from 1.0 to 2.0, of breaking changes in one area. */
function small(texts: Partial<ReportChange>[], stopover?: string): Report {
  const release = { name: '2.0', date: '2025-01-01', channels: [], url: '/r/v2' };
  const versions = [{ version: '2.0', ...release, ...(stopover ? { stopover } : {}) }];
  const changes = texts.map((own) => ({
    ...{ kind: 'breaking' as const, area: 'web', title: 'Gone', anchor: 'gone' },
    ...own,
  }));
  const index = { versions, areas: { web: { label: 'Web' } }, widgets: {}, lines: [] };
  return buildReport({ from: '1.0', to: '2.0', areas: [] }, index, [[{ version: '2.0', changes }]]);
}

describe('a report as Markdown', () => {
  const md = new MarkdownIt('default', { html: false });

  it('has every change once, with a box where there is something to do', async () => {
    await checkReports((releases, request) => {
      const report = reportOf(releases, request);
      const changes = changesOf(report);
      const [ticked] = changes;
      const text = reportMarkdown(report, words, ORIGIN, new Set([ticked?.id ?? '']));
      const lines = [...text.matchAll(/^- (\[[ x]\] )?.* \(\[(.+?)\]\((.+?)\)\)$/gm)];
      expect(lines.map(([, box = '', version, link]) => ({ box, version, link }))).toEqual(
        changes.map(({ kind, id, version, link }) => {
          const box = id === ticked?.id ? '[x] ' : '[ ] ';
          return { box: TASKS.includes(kind) ? box : '', version, link };
        }),
      );
    });
  });

  it('is a title, and parts in the order of urgency with nothing but lists and one table', async () => {
    await checkReports((releases, request) => {
      const report = reportOf(releases, request);
      const tokens = md.parse(reportMarkdown(report, words, ORIGIN), {});
      const outer = tokens.filter(({ level, nesting }) => level === 0 && nesting !== -1);
      const isMoved = report.stack.moves.some(({ jump }) => jump !== 'none');
      const titles = [
        ...URGENT_PARTS.filter((part) => report[part].length).map((part) => words[part]),
        ...(report.stopovers.length ? [words.stopovers] : []),
        ...(isMoved ? [words.components] : []),
        ...OTHER_PARTS.filter((part) => report[part].length).map((part) => words[part]),
      ];
      const headings = outer.filter(({ tag }) => tag === 'h1' || tag === 'h2');
      const texts = headings.map((one) => tokens[tokens.indexOf(one) + 1]?.content);
      expect(texts).toEqual([reportTitle(report, words), ...titles]);
      const tags = new Set(outer.map(({ tag }) => tag));
      for (const tag of ['h1', 'h2', 'h3', 'ul', 'table', ...(titles.length ? [] : ['p'])])
        tags.delete(tag);
      expect([...tags]).toEqual([]);
    });
  });

  it('puts a list or code below the words that announce it, and keeps code as it is', () => {
    const body = 'Before:\n\n```js\nf(1);\n\n\nf(2);\n```';
    const changes = [{ body, action: '- One\n- Two' }, { action: 'Do it.' }];
    const report = small(changes, '1. First\n2. [Then](/a)');
    expect(reportMarkdown(report, words, ORIGIN)).toBe(`# Upgrade from 1.0 to 2.0

## Breaking changes and removals

### Web

- [ ] Gone ([2.0](https://docs.example/r/v2#gone))

  Before:

  \`\`\`js
  f(1);


  f(2);
  \`\`\`

  **What to do:**

  - One
  - Two

- [ ] Gone ([2.0](https://docs.example/r/v2#gone))

  **What to do:** Do it.

## Versions to stop at

- [2.0](https://docs.example/r/v2):

  1. First
  2. [Then](https://docs.example/a)
`);
  });

  it('says what a fix took away, before all else', () => {
    const fix = { kind: 'fix' as const, title: 'Saves', anchor: 'saves' };
    const report = small([{ ...fix, symptom: 'It [failed](/a).', body: 'Twice.' }]);
    expect(reportMarkdown(report, words, ORIGIN)).toContain(
      '- Saves ([2.0](https://docs.example/r/v2#saves))\n\n  Before: It [failed](https://docs.example/a).\n\n  Twice.',
    );
  });

  it('says so where nothing changes', () => {
    expect(reportMarkdown(small([]), words, ORIGIN)).toBe(
      '# Upgrade from 1.0 to 2.0\n\nNothing changes in these areas.\n',
    );
  });
});

describe('a report as CSV', () => {
  it('has a line a change, and no field that a spreadsheet runs', async () => {
    await checkReports((releases, request) => {
      const report = reportOf(releases, request);
      const [header, ...rows] = parseCsv(reportCsv(report, ORIGIN));
      expect(header).toEqual('version,kind,area,widget,title,before,details,action,url'.split(','));
      expect(rows.flat().filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
      const armed = rows.map((row) => row.map((field) => field.replace(/^'(?=[=+\-@\t\r])/, '')));
      expect(armed).toEqual(
        changesOf(report).map(
          ({ version, kind, label, widget = '', title, symptom, body, action, link }) => {
            const texts = [title, symptom, body, action].map((text) => plainText(text ?? ''));
            return [version, kind, label, widget, ...texts, link];
          },
        ),
      );
    });
  });

  it.each([
    '=HYPERLINK("https://evil.example")',
    '+1',
    '-1',
    '@SUM(A1)',
    '=1\r\n+2',
  ])('disarms %j', (title) => {
    const [, row] = parseCsv(reportCsv(small([{ title }]), ORIGIN));
    expect(row?.[4]).toBe(`'${title}`);
  });
});

describe('a report as JSON', () => {
  it('has every change in its part, the versions, and what moved', async () => {
    await checkReports((releases, request) => {
      const report = reportOf(releases, request);
      const json = JSON.parse(reportJson(report, ORIGIN));
      for (const part of [...URGENT_PARTS, ...OTHER_PARTS])
        expect(json[part], part).toEqual(
          changesOf(report)
            .filter((change) => change.part === part)
            .map(({ id: _1, anchor: _2, label: _3, part: _4, link, ...rest }) => ({
              ...rest,
              url: link,
            })),
        );
      const { from, to, edition, areas } = json;
      expect({ areas: [], ...JSON.parse(JSON.stringify({ from, to, edition, areas })) }).toEqual(
        request,
      );
      expect(json.releases.length).toBe(report.releases.length);
      expect(json.stopovers.length).toBe(report.stopovers.length);
      expect(json.components.before).toBe(report.stack.before?.version);
    });
  });
});
