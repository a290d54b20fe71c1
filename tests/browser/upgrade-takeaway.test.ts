// What a reader takes away of an upgrade report: Markdown, CSV, JSON, its address, paper.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { openFolded } from '../support/releases.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);

async function report(): Promise<Page> {
  const page = await reader.open('upgrade/?from=10.6.4&to=11.14.0', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // The part whose data comes last.
  await page.locator('.report #part-widgets').waitFor();
  return page;
}

async function copied(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name }).click();
  await expect.poll(() => page.locator('.report-said').innerText()).toBe('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

async function downloaded(page: Page, kind: 'CSV' | 'JSON') {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${kind}` }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** RFC 4180, written strictly: every line ends with CRLF. */
const parseCsv = (text: string): string[][] =>
  [...text.matchAll(/((?:(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|(?=\r\n)))+)\r\n/g)].map(
    ([, line = '']) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
  );

/** Of the report as it is seen: its title, parts, areas and widgets, as Markdown would have them. */
const headingsOf = (page: Page) =>
  page
    .locator('.report :is(.report-name strong, h2, h3:not([data-part=widgets] summary *))')
    .evaluateAll((all) =>
      all.map((one) => {
        const words = [...one.childNodes].map((node) => {
          if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
          return node instanceof HTMLAnchorElement ? `[${node.textContent}](${node.href})` : '';
        });
        const marks = { H2: '##', H3: '###' }[one.tagName] ?? '#';
        return `${marks} ${words.join('').trim()}`;
      }),
    );

/** Properties and events; empty for a whole widget. */
const namesOfMoves = (page: Page) =>
  page
    .locator('.report-moves > li > ul > li')
    .evaluateAll((all) => all.map((one) => one.querySelector('code')?.textContent ?? ''));

describe('a report', () => {
  it('copied as Markdown has the same headings, boxes and whole addresses', async () => {
    const page = await report();
    const boxes = page.locator('.report-changes input');
    await boxes.nth(1).check();
    const markdown = await copied(page, 'Copy as Markdown');
    const headings = markdown.split('\n').filter((line) => /^#+ /.test(line));
    await openFolded(page);
    expect(headings.length).toBeGreaterThan(30);
    expect(headings).toEqual(await headingsOf(page));
    expect(markdown.match(/^- \[[ x]\] /gm)?.length).toBe(await boxes.count());
    const ticked = await page.locator('li[data-done] .report-version').getAttribute('href');
    const done = markdown.split('\n').filter((line) => line.startsWith('- [x] '));
    expect(done).toEqual([expect.stringContaining(`](${new URL(reader.url).origin}${ticked})`)]);
    expect(markdown).not.toMatch(/\]\(\//);
  });

  it('is shared by the link that is copied', async () => {
    const page = await report();
    await page.getByLabel('Edition').selectOption('Enterprise');
    await expect.poll(() => page.url()).toContain('edition=enterprise');
    expect(await copied(page, 'Copy link')).toBe(page.url());
  });

  it('as CSV has a line for each change, as spreadsheets read it', async () => {
    const page = await report();
    await openFolded(page);
    const { name, text } = await downloaded(page, 'CSV');
    expect(name).toBe('upgrade-10.6.4-to-11.14.0.csv');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [header, ...rows] = parseCsv(text.slice(1));
    expect(header).toEqual([
      'version',
      'kind',
      'area',
      'widget',
      'title',
      'before',
      'details',
      'action',
      'url',
    ]);
    const isMove = ([, kind = '']: string[]) => kind.startsWith('widget-');
    expect(rows.filter((row) => !isMove(row)).map((row) => row[0])).toEqual(
      await page.locator('.report-changes .report-version').allTextContents(),
    );
    // The page groups them by platform and version.
    const moved = rows.filter(isMove).map((row) => row[4]);
    expect(moved.sort()).toEqual((await namesOfMoves(page)).sort());
    for (const row of rows) {
      expect(row.length, row.join()).toBe(9);
      expect(row[8]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/learn\/./);
      if (!isMove(row)) expect(row[8]).toContain('#');
      for (const cell of row) expect(cell).not.toMatch(/^[=+@-]/);
    }
  });

  it('as JSON has the same changes by part', async () => {
    const page = await report();
    await openFolded(page);
    const { name, text } = await downloaded(page, 'JSON');
    expect(name).toBe('upgrade-10.6.4-to-11.14.0.json');
    const json = JSON.parse(text) as Record<string, { version: string }[]>;
    expect(json).toMatchObject({ from: '10.6.4', to: '11.14.0' });
    for (const part of ['breaking', 'deprecations', 'security', 'steps', 'features', 'fixes'])
      expect(
        json[part]?.map(({ version }) => version),
        part,
      ).toEqual(await page.locator(`section[data-part=${part}] .report-version`).allTextContents());
    expect(json.stopovers?.length).toBe(await page.locator('.report-stopovers > li').count());
  });

  it('printed shows nothing to press or fill in, but boxes to tick', async () => {
    const page = await report();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main :is(button, select):visible').count()).toBe(0);
    expect(await page.locator('main :is(.report-form, .report-areas):visible').count()).toBe(0);
    expect(await page.locator('.report-changes input:visible').count()).toBeGreaterThan(50);
  });

  it.skipIf(!inject('hasPdftotext'))(
    'on paper has every breaking change and what to do',
    async () => {
      const page = await report();
      const pdf = await page.pdf({ format: 'A4' });
      const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf }).toString();
      // Lines are broken, and words at their hyphens: only what is between blanks counts.
      const dense = (words: string) => words.normalize('NFKC').replace(/[\s•\u00AD\u200B]/g, '');
      const paper = dense(text);
      const urgent = page.locator('section:is([data-part=breaking], [data-part=steps])');
      const pieces = await urgent
        .locator('.report-title, .report-action :is(p, li, pre)')
        .allTextContents();
      expect(pieces.length).toBeGreaterThan(100);
      for (const piece of pieces) expect(paper).toContain(dense(piece));
      for (const words of [
        'The version you run',
        'Copy as Markdown',
        'Show those that stay',
        'All sections',
      ])
        expect(paper).not.toContain(dense(words));
    },
  );
});
