// Pages with faults, printed as a section is → what the checks of a PDF find in them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { startChromium } from '../../tools/offline/pdf/chromium.ts';
import { printToPdf } from '../../tools/offline/pdf/print.ts';
import { checkPdf, missingWords } from '../support/check-pdf.ts';

const style = `@page { size: A4; margin: 20mm 18mm 22mm } section { break-before: page }
.rest { break-before: page } .tall { height: 280mm } .cut { overflow: hidden } .cut p { width: 225mm; text-align: end }`;

/** Prints them, and gives the PDF to be looked at. */
async function inPdf<T>(body: string, look: (file: string) => T): Promise<T> {
  const dir = mkdtempSync(path.join(tmpdir(), 'learn-faults-'));
  const chromium = await startChromium(inject('chromium'));
  try {
    const pdf = path.join(dir, 'page.pdf');
    const cover = '<title>Book</title><p>Cover</p>';
    const html = `<!doctype html><style>${style}</style>${cover}${body}`;
    const done = await printToPdf(chromium, { html, url: '/page', fileAt: () => undefined });
    writeFileSync(pdf, done.pdf);
    return look(pdf);
  } finally {
    await chromium.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

const LINK = '<p><a href="#here">Back</a></p>';

describe.skipIf(!inject('hasPdftotext'))('of a PDF', () => {
  it('headings at the end of a page, empty halves and dead links are found', async () => {
    const body = `<section id="here"><h1>First</h1><p class="tall">Text.</p><h2>Left alone</h2></section>
<p class="rest tall">Text.</p><p>End.</p>${LINK}<section><h1>Second</h1><p>Short.</p></section><p class="rest">The rest.</p>`;
    const found = await inPdf(body, (file) => {
      const text = readFileSync(file, 'latin1');
      writeFileSync(file, text.replace('/Dest /here', '/Dest /gone'), 'latin1');
      return checkPdf(file);
    });
    expect(found).toEqual([
      { page: 0, what: 'dead link', text: 'gone' },
      { page: 2, what: 'heading at the end', text: 'Left alone' },
      { page: 4, what: 'empty half', text: 'Short.' },
    ]);
  });

  it('pages without faults have none', async () => {
    const body = `<section id="here"><h1>First</h1><p style="height: 240mm">Text.</p><h2>Not alone</h2><p>End.</p></section>
<section><h1>Second</h1>${LINK}</section>`;
    expect(await inPdf(body, checkPdf)).toEqual([]);
  });

  it('words that are cut off are found, and those that are broken are no fault', async () => {
    const body = `<p style="width: 2em; overflow-wrap: anywhere">Unbroken</p><div class="cut"><p>Far</p></div>`;
    const missing = await inPdf(body, (file) => missingWords(file, 'Cover Unbroken Far'));
    expect(missing).toEqual(['Far']);
  });
});
