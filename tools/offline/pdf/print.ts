// An HTML text → a PDF: tagged, with an outline of its headings. What the browser loads for it is handed to it.
import type { Chromium } from './chromium.ts';

/** Text of 12 points is printed with 9.6. */
const SCALE = 0.8;

/** A host that isn't there: only `fileAt` answers for it. */
const ORIGIN = 'http://book.invalid';

/** Nothing runs, and nothing is shown but pictures, sheets and fonts. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'";

export type Printed = {
  html: string;
  /** Path of the document on its host. */
  url: string;
  /** What has another path there; undefined: nothing. */
  fileAt(url: string): { body: Buffer; type: string } | undefined;
};

/**
 * The browser reads no disk and no network: every request of the document is answered here.
 *
 * @returns  `missing`: paths of pictures, sheets and fonts that nothing has answered, sorted.
 */
export async function printToPdf(
  chromium: Chromium,
  printed: Printed,
): Promise<{ pdf: Buffer; missing: string[] }> {
  const { send, next } = chromium;
  const missing = await answerRequests(chromium, printed);
  await send('Page.enable');
  await send('Emulation.setScriptExecutionDisabled', { value: true });
  await send('Emulation.setEmulatedMedia', { media: 'print' });
  const loaded = next('Page.loadEventFired');
  await send('Page.navigate', { url: ORIGIN + printed.url });
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
  return { pdf: await readStream(send, stream), missing: [...missing].sort() };
}

type Paused = { requestId: string; request: { url: string }; resourceType: string };

/** @returns  the set that paths without an answer are added to. */
async function answerRequests(
  { send, on }: Chromium,
  { html, url: own, fileAt }: Printed,
): Promise<Set<string>> {
  const missing = new Set<string>();
  const document = { body: Buffer.from(html), type: 'text/html; charset=utf-8' };
  on<Paused>('Fetch.requestPaused', ({ requestId, request: { url }, resourceType }) => {
    const path = url.startsWith(`${ORIGIN}/`) ? url.slice(ORIGIN.length) : undefined;
    const isDocument = path === own && resourceType === 'Document';
    const file = isDocument ? document : path === undefined ? undefined : fileAt(path);
    if (!file) missing.add(path ?? url);
    const answer = file
      ? send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          body: file.body.toString('base64'),
          responseHeaders: [
            { name: 'content-type', value: file.type },
            { name: 'content-security-policy', value: POLICY },
          ],
        })
      : send('Fetch.failRequest', { requestId, errorReason: 'AddressUnreachable' });
    // A page that has gone meanwhile waits for nothing.
    answer.catch(() => {});
  });
  await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return missing;
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
