// What the rendering of one body says about its constructs, and its tokens → each construct in one column.
import { isHtml } from '../components/html-names.ts';
import type { Child } from '../mdx/tree.ts';
import { parseModule, part, parts, word } from '../syntax/parse.ts';
import { rawFile } from '../syntax/raw-file.ts';
import { type Construct, changed, type Entry, leftOut, taken, toLookAt } from './inventory.ts';

/** By the offset at which a construct begins. */
export type PageNotes = {
  /** What a component or an expression became. */
  entries: Map<number, Entry>;
  /** Codes of what was reported there. */
  reported: Map<number, string>;
  /** Links and pictures of Markdown. */
  targets: Map<number, { kind: 'link' | 'picture'; entry: Entry }>;
};

export function createPageNotes(): PageNotes {
  return { entries: new Map(), reported: new Map(), targets: new Map() };
}

const DIRECTIVE = /^[\s>]*(?:[-*+] )?:{3,}[ \t]*([A-Za-z][\w-]*)/;

/** Every construct of the tree: an element that nothing was said about shares the fate of the one around it. */
export function listConstructs(
  children: readonly Child[],
  text: string,
  notes: PageNotes,
  lineAt: (offset: number) => number,
): Construct[] {
  const found: Construct[] = [];
  const linesOf = (start: number, end: number): readonly [number, number] => [
    lineAt(start),
    lineAt(Math.max(start, end - 1)),
  ];
  const starts = new Set<number>();
  const add = (kind: string, { start, end }: Child, otherwise: Entry): Entry => {
    const code = notes.reported.get(start);
    const own = code ? toLookAt(code) : (notes.entries.get(start) ?? otherwise);
    starts.add(start);
    found.push({ kind, ...own, lines: linesOf(start, end) });
    return own;
  };
  const walk = (all: readonly Child[], around: Entry | undefined) => {
    for (const child of all) {
      const otherwise = around ?? taken('');
      if (child.kind === 'element') {
        const own = add(kindOf(child.name), child, around ?? toLookAt('not rendered'));
        walk(child.children, own.column === 'leftOut' ? own : undefined);
      } else if (child.kind === 'stray')
        add(`half of <${child.tag.name}>`, child, around ?? changed('its content'));
      else if (child.kind === 'fence')
        add(fenceKind(text.slice(child.start, child.end)), child, otherwise);
      else if (child.kind === 'module')
        for (const one of moduleKinds(text.slice(child.start, child.end))) {
          starts.add(child.start);
          found.push({ ...one, lines: linesOf(child.start, child.end) });
        }
      else if (child.kind === 'math') add('formula', child, toLookAt('import/math'));
      else if (child.kind === 'comment') add('comment', child, leftOut('readers never saw it'));
      else if (child.kind === 'expression')
        add('expression {…}', child, around ?? changed('its value'));
      else if (child.kind === 'text') walkLines(child.start, child.end);
    }
  };
  const walkLines = (start: number, end: number) => {
    let at = start;
    for (const line of text.slice(start, end).split('\n')) {
      const [whole = '', name = ''] = (line.includes(':::') && DIRECTIVE.exec(line)) || [];
      const code = Array.from(whole, (_, i) => notes.reported.get(at + i)).find(Boolean);
      const entry = code ? toLookAt(code) : taken('');
      if (name !== '')
        found.push({ kind: `:::${name.toLowerCase()}`, ...entry, lines: linesOf(at, at) });
      at += line.length + 1;
    }
  };
  walk(children, undefined);
  for (const [start, { kind, entry }] of notes.targets)
    if (!starts.has(start)) {
      const code = notes.reported.get(start);
      found.push({ kind, ...(code ? toLookAt(code) : entry), lines: linesOf(start, start) });
    }
  return found;
}

const kindOf = (name: string): string =>
  name === '' ? '<>' : isHtml(name) ? `<${name.toLowerCase()}>` : `<${name}>`;

function fenceKind(source: string): string {
  return /^[\s>\-*+\d.)]*(?:`{3,}|~{3,})\s*mermaid\b/.test(source) ? 'diagram' : 'code block';
}

/** `import` and `export` of a page: what they name is counted where it is used. */
function moduleKinds(source: string): Construct[] {
  const parsed = parseModule('page.tsx', source);
  if (!('body' in parsed))
    return [{ kind: 'import or export', ...toLookAt('it is no JavaScript') }];
  return parsed.body.flatMap((statement): Construct[] => {
    if (statement.type !== 'ImportDeclaration')
      return [{ kind: 'export', ...changed('its values are read, nothing is run') }];
    const from = word(part(statement, 'source'), 'value');
    const count = Math.max(1, parts(statement, 'specifiers').length);
    return Array.from({ length: count }, () => importKind(from));
  });
}

function importKind(from: string): Construct {
  if (rawFile(from) !== undefined)
    return { kind: 'import of raw text', ...changed('code, where it is shown') };
  if (/\.mdx?$/.test(from))
    return { kind: 'import of a page', ...changed('a snippet, where it is shown') };
  if (/\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|json|ya?ml|pdf|zip)$/i.test(from))
    return { kind: 'import of a file', ...changed('a picture or a value, where it is used') };
  if (/\.(?:s?css|less)$/.test(from))
    return { kind: 'import of styles', ...leftOut('pages have the styles of the site') };
  return { kind: 'import of code', ...changed('what it shows, where it is used') };
}
