// MathML as KaTeX writes it → MathML Core, which browsers draw: what that lacks becomes letters, and classes of `math.css`.
import { toLetters } from './letters.ts';

type Attributes = Map<string, string>;

/** A table that is open: what its attributes say of its columns and rows, and the cell that is next. */
type Table = {
  aligned: string[];
  gaps: string[];
  columns: string[];
  rows: string[];
  row: number;
  column: number;
};

const TAG = /<(\/?)([a-z]+)((?: [a-zA-Z]+="[^"]*")*)>([^<]*)/g;
const ATTRIBUTE = / ([a-zA-Z]+)="([^"]*)"/g;

/** What Core doesn't know, or what is said by classes. */
const LEFT_OUT = new Set([
  'columnalign',
  'columnlines',
  'columnspacing',
  'mathvariant',
  'notation',
  'rowlines',
  'rowspacing',
  'style',
  'xmlns',
]);

/** @param mathml  of KaTeX: names and values are escaped. */
export function toCore(mathml: string): string {
  const tables: Table[] = [];
  return mathml.replace(TAG, (_all, close: string, name: string, written: string, text: string) => {
    const attributes: Attributes = new Map(
      [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    );
    if (close) {
      if (name === 'mtable') tables.pop();
      return `</${name === 'menclose' ? 'mrow' : name}>${text}`;
    }
    const typeface = attributes.get('mathvariant') ?? '';
    const classes = classesOf(name, attributes, tables);
    const isNormal = name === 'mi' && typeface === 'normal';
    const kept = [...attributes].filter(([key]) => !LEFT_OUT.has(key) && !isOfTable(name, key));
    const shown = [
      ...(isNormal ? ['mathvariant="normal"'] : []),
      ...(classes.length > 0 ? [`class="${classes.join(' ')}"`] : []),
      ...(name === 'mpadded' && kept.some(([, value]) => RELATIVE.test(value))
        ? kept.filter(([key]) => key === 'mathbackground')
        : kept
      ).map(([key, value]) => `${key}="${value}"`),
    ];
    const tag = [name === 'menclose' ? 'mrow' : name, ...shown].join(' ');
    const isText = name === 'mtext' || typeface === '' || isNormal;
    return `<${tag}>${isText ? text : lettersIn(text, typeface)}`;
  });
}

const isOfTable = (name: string, key: string): boolean =>
  key === 'width' && (name === 'mtd' || name === 'mtable');

/** Lengths that are added to those of the content, or multiply them: read as lengths, they would be wrong. */
const RELATIVE = /^\+|width$/;

/** `&lt;` and its like are no letters. */
const lettersIn = (text: string, typeface: string): string =>
  text
    .split(/(&[a-z#\d]{1,8};)/)
    .map((part, i) => (i % 2 ? part : toLetters(part, typeface)))
    .join('');

/** Signs that are drawn as lines at two sides. */
const BORDERS: Readonly<Record<string, string[]>> = {
  actuarial: ['top', 'right'],
  phasorangle: ['bottom', 'left'],
};

function classesOf(name: string, attributes: Attributes, tables: Table[]): string[] {
  const table = tables.at(-1);
  if (name === 'menclose')
    return listOf(attributes.get('notation')).flatMap((one) => BORDERS[one] ?? one);
  if (name === 'mtable') {
    tables.push({
      aligned: listOf(attributes.get('columnalign')),
      gaps: listOf(attributes.get('columnspacing')),
      columns: listOf(attributes.get('columnlines')),
      rows: listOf(attributes.get('rowlines')),
      row: -1,
      column: 0,
    });
    return attributes.get('width') === '100%' ? ['tagged'] : [];
  }
  if (name === 'mtr' && table) {
    table.row += 1;
    table.column = 0;
  }
  if (name === 'mtd' && table) return cellClasses(table, attributes);
  if (name === 'mpadded' && attributes.get('style')?.startsWith('border')) return ['box'];
  const typeface = attributes.get('mathvariant');
  return name === 'mtext' && typeface && typeface !== 'normal' ? typeface.split('-') : [];
}

function cellClasses(table: Table, attributes: Attributes): string[] {
  const { aligned, gaps, columns, rows, row } = table;
  const column = table.column++;
  const before = column > 0 ? at(gaps, column - 1) : undefined;
  const align = at(aligned, column);
  return [
    ...(align === 'left' || align === 'right' ? [align] : []),
    ...(before === '0em' ? ['near-start'] : []),
    ...(at(gaps, column) === '0em' ? ['near-end'] : []),
    ...lineClasses('column', column > 0 ? at(columns, column - 1) : undefined),
    ...lineClasses('row', row > 0 ? at(rows, row - 1) : undefined),
    ...(attributes.get('width') === '50%' ? ['half'] : []),
  ];
}

const lineClasses = (which: string, line: string | undefined): string[] =>
  line === 'solid' || line === 'dashed'
    ? [`${which}-line`, ...(line === 'dashed' ? [line] : [])]
    : [];

/** The last entry counts for all that follow. */
const at = (list: readonly string[], i: number): string | undefined => list[i] ?? list.at(-1);

const listOf = (value: string | undefined): string[] => value?.split(' ').filter(Boolean) ?? [];
