// A section of a built site ▶ one PDF: printed once to learn the number of each page, and again with the contents
// filled in.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineDir } from '../../engine-dir.ts';
import { formatDate } from '../../format-date.ts';
import type { BuiltSite, Section } from '../built-site.ts';
import { sectionPages } from '../scope.ts';
import { findChromium, startChromium } from './chromium.ts';
import { type Book, type PageNumbers, toDocument } from './document.ts';
import { pageNumbers } from './page-numbers.ts';
import { printToPdf } from './print.ts';

type PdfInput = {
  site: BuiltSite;
  section: Section;
  /** Folder of the built site. */
  dir: string;
  /** `2025-11-22` */
  date: string;
};

/** A category's own page lists its pages, as the contents do. */
const isIndex = (file: string): boolean => file.startsWith('browse/');

/** @throws ExpectedError  when there is no Chromium. */
export async function makePdf({ site, section, dir, date }: PdfInput): Promise<Buffer> {
  const at = findChromium();
  const book: Book = {
    ...{ site, section },
    pages: sectionPages(site, section).filter((file) => !isIndex(file)),
    date: formatDate(date, site.lang),
    css: readFileSync(path.join(engineDir, 'bundle/pdf/pdf.css'), 'utf8'),
    root: `${pathToFileURL(dir)}/`,
  };
  const work = mkdtempSync(path.join(tmpdir(), 'learn-pdf-'));
  const chromium = await startChromium(at);
  const print = (numbers: PageNumbers) => {
    const file = path.join(work, 'book.html');
    writeFileSync(file, toDocument(book, numbers));
    return printToPdf(chromium, file);
  };
  try {
    return await print(pageNumbers(await print(new Map())));
  } finally {
    await chromium.close();
    rmSync(work, { recursive: true, force: true });
  }
}
