// A PDF that Chromium has printed → on which page each destination of its links is.
import type { PageNumbers } from './document.ts';

/**
 * Chromium writes objects one by one and uncompressed, with a plain table of where they are (PDF 1.4, ISO 32000-1,
 * 7.5.4), so that a few lines read what a whole PDF library would.
 *
 * @returns        name of the destination, as in the document → page, from 1.
 * @throws Error   when the PDF is of another make.
 */
export function pageNumbers(pdf: Buffer): PageNumbers {
  const text = pdf.toString('latin1');
  const objectAt = readObjects(text);
  const catalog = objectAt(reference(text.slice(text.lastIndexOf('trailer')), 'Root'));
  const pages = listPages(objectAt, reference(catalog, 'Pages'));
  const numbers = new Map(pages.map((page, i) => [page, i + 1]));
  const destinations = /\/Dests \d+ 0 R/.test(catalog) ? objectAt(reference(catalog, 'Dests')) : '';
  return new Map(
    [...destinations.matchAll(/\/([^\s/]{1,500}) \[(\d{1,10}) 0 R/g)].map(
      ([, name = '', page = '']) => [decodeName(name), numbers.get(page) ?? 0],
    ),
  );
}

/** Text of an object, by its number. */
type ObjectAt = (number: string) => string;

function readObjects(text: string): ObjectAt {
  const table = Number(/startxref\s+(\d+)/.exec(text.slice(-64))?.[1]);
  const lines = text.slice(table, text.indexOf('trailer', table)).split('\n');
  if (lines[0]?.trim() !== 'xref') throw new Error('The PDF has no plain table of its objects.');
  const offsets = lines.slice(2).map((line) => Number(line.slice(0, 10)));
  return (number) => {
    const start = offsets[Number(number)] ?? 0;
    return text.slice(start, text.indexOf('endobj', start));
  };
}

function reference(object: string, key: string): string {
  const number = /^ (\d+) 0 R/.exec(object.split(`/${key}`)[1] ?? '')?.[1];
  if (number === undefined) throw new Error(`The PDF has no /${key}.`);
  return number;
}

/** Numbers of the objects of all pages, in their order. */
function listPages(objectAt: ObjectAt, number: string): string[] {
  const [, list] = objectAt(number).split('/Kids [');
  if (list === undefined) return [number];
  const kids = list.slice(0, list.indexOf(']'));
  return [...kids.matchAll(/(?<!\d)(\d{1,10}) 0 R/g)].flatMap(([, kid = '']) =>
    listPages(objectAt, kid),
  );
}

/** `#20` stands for a blank. */
const decodeName = (name: string): string =>
  Buffer.from(
    name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    ),
    'latin1',
  ).toString('utf8');
