// A PDF that `learn bundle --pdf` has made → what a reader would find wrong, page by page, by Poppler's `pdftohtml`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pageNumbers } from '../../tools/offline/pdf/page-numbers.ts';

/** @property page  from 1. */
export type PdfFault = {
  page: number;
  what: 'heading at the end' | 'empty half' | 'no text' | 'dead link';
  text: string;
};

/** Text of one line and style; lengths in pixels of Poppler. */
type Run = { top: number; text: string; isBold: boolean };
type PdfPage = { number: number; height: number; runs: Run[] };

/** Of the page's height, as in `pdf.css`: below is the line with its number. */
const FOOT = 1 - 22 / 297;
/** Of its height: text that ends above leaves half a page empty. */
const HALF = 0.5;

/** @returns  by page. */
export function checkPdf(file: string): PdfFault[] {
  const xml = spawnSync('pdftohtml', ['-xml', '-i', '-stdout', file], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  }).stdout;
  const pages = readPages(xml);
  const headings = readOutline(xml);
  const chapters = new Set(headings.filter(({ depth }) => depth === 1).map(({ page }) => page));
  // What comes after the last page starts again, too.
  chapters.add(pages.length + 1);
  return [
    ...pages.flatMap((page) => faultsOf(page, headings, chapters)),
    ...deadLinks(readFileSync(file)),
  ].sort((a, b) => a.page - b.page);
}

function faultsOf(
  { number, height, runs }: PdfPage,
  headings: readonly Heading[],
  chapters: ReadonlySet<number>,
): PdfFault[] {
  const body = runs.filter(({ top }) => top < height * FOOT);
  const fault = (what: PdfFault['what'], text: string): PdfFault => ({ page: number, what, text });
  const last = body.reduce<Run | undefined>(
    (low, one) => (low && low.top >= one.top ? low : one),
    undefined,
  );
  if (!last) return [fault('no text', '')];
  const isHeading = headings.some(
    ({ page, title }) => page === number && last.isBold && title.endsWith(last.text),
  );
  const isChapterEnd = number === 1 || chapters.has(number + 1);
  return [
    ...(isHeading ? [fault('heading at the end', last.text)] : []),
    ...(last.top < height * HALF && !isChapterEnd ? [fault('empty half', last.text)] : []),
  ];
}

const PAGE = /<page number="(\d+)"[^>]* height="(\d+)"[^>]*>(.*?)<\/page>/gs;
const RUN = /<text top="(-?\d+)"[^>]*>(.*?)<\/text>/g;

function readPages(xml: string): PdfPage[] {
  return [...xml.matchAll(PAGE)].map(([, number, height, inside = '']) => ({
    number: Number(number),
    height: Number(height),
    runs: [...inside.matchAll(RUN)].map(([, top, content = '']) => ({
      top: Number(top),
      text: plain(content),
      isBold: content.includes('<b>'),
    })),
  }));
}

type Heading = { page: number; title: string; depth: number };

/** Headings, as the outline of the PDF has them. */
function readOutline(xml: string): Heading[] {
  let depth = 0;
  return [...xml.matchAll(/<(\/?)outline>|<item page="(\d+)">(.*?)<\/item>/g)].flatMap(
    ([tag, end, page, title = '']) => {
      if (page) return [{ page: Number(page), title: plain(title), depth }];
      depth += end ? -1 : tag ? 1 : 0;
      return [];
    },
  );
}

/** Poppler joins letters that are drawn as one. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#34;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .normalize('NFKC')
    .trim();

/** Links inside whose place isn't there. */
function deadLinks(pdf: Buffer): PdfFault[] {
  const places = pageNumbers(pdf);
  const led = pdf.toString('latin1').matchAll(/\/Subtype \/Link[^>]*?\/Dest \/(\S+)/gs);
  return [...led].flatMap(([, name = '']) =>
    places.has(name) ? [] : [{ page: 0, what: 'dead link' as const, text: name }],
  );
}

/** Words of a text that can't be found in the PDF: what is cut off is drawn without its letters. */
export function missingWords(file: string, text: string): string[] {
  const { stdout } = spawnSync('pdftotext', ['-raw', file, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  // A word may be broken at the end of a line.
  const all = stdout.normalize('NFKC').replace(/\s+/g, '');
  const words = new Set(text.normalize('NFKC').split(/\s+/));
  return [...words].filter((word) => !all.includes(word));
}
