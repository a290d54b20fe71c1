// An HTML file ▶ a PDF: tagged, with an outline of its headings.
import { pathToFileURL } from 'node:url';
import type { Chromium } from './chromium.ts';

/** Text of 12 points is printed with 9.6. */
const SCALE = 0.8;

/** Scripts of the page don't run: it is printed as it is. */
export async function printToPdf({ send, next }: Chromium, file: string): Promise<Buffer> {
  await send('Page.enable');
  await send('Emulation.setScriptExecutionDisabled', { value: true });
  const loaded = next('Page.loadEventFired');
  await send('Page.navigate', { url: pathToFileURL(file).href });
  await loaded;
  const { stream } = await send<{ stream: string }>('Page.printToPDF', {
    printBackground: true,
    preferCSSPageSize: true,
    // Tables and drawings get the width that they have in a window.
    scale: SCALE,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
    transferMode: 'ReturnAsStream',
  });
  return readStream(send, stream);
}

type Piece = { data: string; base64Encoded?: boolean; eof: boolean };

async function readStream(send: Chromium['send'], handle: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let isOver = false; !isOver; ) {
    const piece = await send<Piece>('IO.read', { handle, size: 4 << 20 });
    pieces.push(Buffer.from(piece.data, piece.base64Encoded ? 'base64' : 'utf8'));
    isOver = piece.eof;
  }
  await send('IO.close', { handle });
  return Buffer.concat(pieces);
}
