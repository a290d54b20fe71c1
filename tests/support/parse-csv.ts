// CSV → rows of fields, strictly by RFC 4180.

const FIELD = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",\r\n]*))(?<end>,|\r\n)/y;

/** @throws  on a quote in a plain field, a line break that is not CRLF, or an open end. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  FIELD.lastIndex = 0;
  for (let at = 0; at < text.length; at = FIELD.lastIndex) {
    const { quoted, plain = '', end } = FIELD.exec(text)?.groups ?? {};
    if (end === undefined) throw new Error(`No CSV from here on: ${text.slice(at, at + 60)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length) throw new Error('The last line has no end.');
  return rows;
}
