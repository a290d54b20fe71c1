// A section of a built site → one PDF: printed once to learn the number of each page, and again with the contents
// filled in.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contentTypeOf,
  engineDir,
  formatDate,
  renderContentType,
} from '../../../engine/tooling.ts';
import { targetOf } from '../addresses.ts';
import type { BuiltSite, Section } from '../built-site.ts';
import { sectionPages } from '../scope.ts';
import { findChromium, startChromium } from './chromium.ts';
import { type Book, type PageNumbers, toDocument } from './document.ts';
import { pageNumbers } from './page-numbers.ts';
import { type Printed, printToPdf } from './print.ts';

type PdfInput = {
  site: BuiltSite;
  section: Section;
  /** `2025-11-22` */
  date: string;
};

/** A category's own page lists its pages, as the contents do. */
const isIndex = (file: string): boolean => file.startsWith('browse/');

/**
 * @returns               `missing`: addresses of what its pages show and the build lacks.
 * @throws ExpectedError  when there is no Chromium.
 */
export async function makePdf({
  site,
  section,
  date,
}: PdfInput): Promise<{ pdf: Buffer; missing: string[] }> {
  const at = findChromium();
  const book: Book = {
    site,
    section,
    pages: sectionPages(site, section).filter((file) => !isIndex(file)),
    date: formatDate(date, site.lang),
    css: readFileSync(path.join(engineDir, '../tools/offline/pdf/pdf.css'), 'utf8'),
  };
  const chromium = await startChromium(at);
  const print = (numbers: PageNumbers) =>
    printToPdf(chromium, {
      html: toDocument(book, numbers),
      url: `${site.base}_book.html`,
      fileAt: (url) => fileOf(site, url),
    });
  try {
    const { pdf } = await print(new Map());
    return await print(pageNumbers(pdf));
  } finally {
    await chromium.close();
  }
}

/** By its address, as a server would send it. */
function fileOf(site: BuiltSite, url: string): ReturnType<Printed['fileAt']> {
  const file = targetOf(url, site)?.file;
  return file === undefined
    ? undefined
    : { body: site.read(file), type: renderContentType(contentTypeOf(file)) };
}
