// `<Partial name="x" />` of an imported page → `::include{partial.md name="x"}`; its content, where that can't be one.
import path from 'node:path';
import { inside } from '../components/component.ts';
import { splitPage } from '../docs/front-matter.ts';
import { textOfExpression } from '../mdx/expressions.ts';
import { CHILDREN, type PageImport, type Piece } from '../mdx/page-import.ts';
import type { Element } from '../mdx/tree.ts';
import type { Body, Converted } from './convert-body.ts';
import { finish } from './finish.ts';
import type { From } from './resolve-link.ts';
import type { SiteImport, Snippet } from './site-import.ts';

export type Context = {
  body: Body;
  from: From;
  all: SiteImport;
  convert(body: Body, from: From, all: SiteImport): Converted;
};

const DEEPEST = 12;

export function convertPartial(
  element: Element,
  specifier: string,
  page: PageImport,
  context: Context,
): Piece {
  const { body, from, all } = context;
  const file = find(specifier, from.file, all);
  const problem = file === undefined ? missing(specifier) : circle(file, body, all);
  if (file === undefined || problem) {
    page.report(element, problem ?? missing(specifier));
    return { text: '', isBlock: true };
  }
  const snippet = load(file, context);
  const props = propsOf(element, page);
  page.count('partial');
  if (
    !snippet.hasChildren &&
    props &&
    !page.isInCell &&
    element.children.every((one) => one.kind === 'text')
  )
    return { text: include(snippet, props), isBlock: true };
  page.count('partial, written out');
  const values = props ?? new Map();
  const text = snippet.body
    .replace(/\{([A-Za-z][\w-]*)\}/g, (whole, name: string) =>
      snippet.params.includes(name) ? (values.get(name) ?? '') : whole,
    )
    .replaceAll(CHILDREN, () => inside(element, page));
  return { text, isBlock: true };
}

function find(specifier: string, from: string, { files }: SiteImport): string | undefined {
  const at = specifier.startsWith('@site/')
    ? path.join(files.dir, specifier.slice(6))
    : path.resolve(path.dirname(from), specifier);
  return files.has(at) ? at : undefined;
}

function missing(specifier: string) {
  return {
    severity: 'warning' as const,
    code: 'import/no-partial',
    message: `There is no file "${specifier}", so nothing stands here.`,
    hint: 'Put what it held into content/snippets, and write ::include{file.md}',
  };
}

function circle(file: string, { chain }: Body, { files }: SiteImport) {
  const isRound = chain.includes(file);
  if (!isRound && chain.length < DEEPEST) return undefined;
  const way = [...chain, file].map((one) => files.shown(one)).slice(-4);
  return {
    severity: 'warning' as const,
    code: 'import/partial-cycle',
    message: isRound
      ? `The partials go round in a circle: ${way.join(' → ')}. Nothing stands here.`
      : `Partials are more than ${DEEPEST} deep here. Nothing stands here.`,
    hint: 'Take one of these imports out.',
  };
}

function load(file: string, { body, from, all, convert }: Context): Snippet {
  const known = all.snippets.get(file);
  if (known) return known;
  const page = splitPage(all.files.readText(file) ?? '');
  const chain = [...(body.chain.length === 0 ? [from.file] : body.chain), file];
  const converted = convert(
    { text: page.body, linesBefore: page.linesBefore, matter: page.matter, isPartial: true, chain },
    { file, doc: from.doc },
    all,
  );
  const name = nameOf(file, all);
  const snippet: Snippet = {
    name,
    body: finish(converted.text, { isMdx: true, hasIds: !all.withoutIds.has(name) }).text,
    params: converted.params.filter((name) => /^[A-Za-z][\w-]*$/.test(name)),
    hasChildren: converted.text.includes(CHILDREN),
  };
  all.snippets.set(file, snippet);
  return snippet;
}

/** `docs/guides/_ports.mdx` → `docs/guides/ports.md`. */
function nameOf(file: string, { files, snippets }: SiteImport): string {
  const parts = files
    .shown(file)
    .replace(/\.mdx?$/, '')
    .split('/')
    .filter((one) => one !== '..');
  const name = parts.map((one) => one.replace(/^[_.]+/, '') || 'x').join('/');
  const taken = new Set([...snippets.values()].map((one) => one.name));
  let unique = name;
  for (let n = 2; taken.has(`${unique}.md`); n++) unique = `${name}-${n}`;
  return `${unique}.md`;
}

/** Undefined where one can't be written into a line. */
function propsOf(element: Element, page: PageImport): Map<string, string> | undefined {
  const props = new Map<string, string>();
  for (const { name, value } of element.attributes) {
    if (name === '...') return undefined;
    const text =
      value === true
        ? 'true'
        : typeof value === 'string'
          ? value
          : textOfExpression(value.expression, page);
    if (text === undefined || /[\n}]/.test(text) || (text.includes('"') && text.includes("'")))
      return undefined;
    props.set(name, text);
  }
  return props;
}

function include({ name, params }: Snippet, props: ReadonlyMap<string, string>): string {
  const given = params.map((param) => {
    const value = props.get(param) ?? '';
    return value.includes('"') ? ` ${param}='${value}'` : ` ${param}="${value}"`;
  });
  return `::include{${name}${given.join('')}}`;
}
