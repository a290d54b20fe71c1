// The body of a page or partial → our Markdown, not finished yet: parameters and content of partials are marked.
import path from 'node:path';
import { changed, taken } from '../inventory/inventory.ts';
import { createPageNotes, listConstructs } from '../inventory/page-notes.ts';
import { directiveEnds } from '../mdx/directive-ends.ts';
import { withHeadingIds } from '../mdx/heading-ids.ts';
import { markdownEdits } from '../mdx/markdown-edits.ts';
import { withoutMdxFences } from '../mdx/mdx-fences.ts';
import type { PageImport } from '../mdx/page-import.ts';
import { render } from '../mdx/render.ts';
import { scan } from '../mdx/scan.ts';
import { type Element, toTree } from '../mdx/tree.ts';
import { createReport, lineOf, lineStarts } from './body-report.ts';
import { convertComponent } from './own-components.ts';
import { type PageScope, pageScope } from './page-scope.ts';
import { convertPartial } from './partials.ts';
import { type From, outside, resolveLink } from './resolve-link.ts';
import { resolvePicture } from './resolve-picture.ts';
import type { SiteImport } from './site-import.ts';

export type Body = {
  text: string;
  linesBefore: number;
  matter: Record<string, unknown>;
  isPartial: boolean;
  /** Of a component: what its names are. */
  props?: ReadonlyMap<string, unknown>;
  /** Of JSX in an expression: the names around it. */
  names?: PageScope;
  /** Files that are being read, outermost first. */
  chain: readonly string[];
};

export type Converted = { text: string; params: string[]; head: ReadonlyMap<string, string> };

export function convertBody(body: Body, from: From, all: SiteImport): Converted {
  const isPlain = all.site.isAlwaysPlain || (all.site.isDetected && from.file.endsWith('.md'));
  const text = isPlain ? body.text : withHeadingIds(withoutMdxFences(body.text));
  const tokens = scan(text, { isPlain, hasMath: all.site.hasMath });
  const own = pageScope(
    tokens,
    { ...body, text, file: from.file },
    {
      loadJson: (specifier) => readJson(specifier, from.file, all),
      loadText: (specifier) => readRaw(specifier, from.file, all),
    },
  );
  const { scope, imports } = body.names ?? own;
  const notes = createPageNotes();
  const tell = createReport(body, from, all);
  const report: PageImport['report'] = (at, problem) => {
    if (!notes.reported.has(at.start)) notes.reported.set(at.start, problem.code);
    tell(at, problem);
  };
  const keywords = all.keywords;
  const page: PageImport = {
    text,
    file: from.file,
    edits: [],
    isPlain,
    isInCell: false,
    scope,
    imports,
    report,
    notes,
    head: new Map(),
    render,
    isPartial: body.isPartial,
    params: new Set(),
    undrawn: all.undrawn,
    isKeyword: (name) => keywords.has(name),
    isLanguage: all.isLanguage,
    magicComments: all.site.magicComments,
    map: all.map,
    unmapped: (element) => {
      if (body.props === undefined) noteUnmapped(element, body, from, all);
    },
    count: (what) => all.counts.set(what, (all.counts.get(what) ?? 0) + 1),
    outside: (href) => outside(href, all),
    link(href, at) {
      const { to, problem } = resolveLink(href, from, all);
      if (problem) report(at, problem);
      notes.targets.set(at.start, { kind: 'link', entry: to === href ? taken('') : LINKED });
      return to;
    },
    picture(src, at) {
      const { picture, problem } = resolvePicture(src, from, all);
      if (problem) report(at, problem);
      notes.targets.set(at.start, { kind: 'picture', entry: taken('') });
      return picture;
    },
    partial: (element, specifier, inner) =>
      convertPartial(element, specifier, inner, { body, from, all, convert: convertBody }),
    component: (element, inner) =>
      convertComponent(element, inner, body.names ?? own, {
        body,
        from,
        all,
        convert: convertBody,
      }),
    nested: (source) =>
      convertBody({ ...body, text: source, names: body.names ?? own }, from, all).text,
    cards: () => cards(from, all),
  };
  const ends = directiveEnds(tokens, text);
  page.edits = [...markdownEdits(tokens, page), ...ends.edits].sort((a, b) => a.start - b.start);
  const { children, tooDeep } = toTree(tokens, text.length);
  if (tooDeep)
    report(tooDeep, {
      severity: 'warning',
      code: 'import/too-deep',
      message: 'From here on, elements are nested more than 60 deep. They are kept as text.',
      hint: 'Write the passage as Markdown.',
    });
  const rendered = render(children, page).trimEnd() + ends.atEnd;
  if (body.props === undefined && body.names === undefined) {
    const starts = lineStarts(text);
    const lineAt = (offset: number) => body.linesBefore + lineOf(starts, offset) + 1;
    all.constructs.set(from.file, listConstructs(children, text, notes, lineAt));
  }
  return { text: rendered, params: [...page.params], head: page.head };
}

const LINKED = changed('it names the id of its page');

function placeOf(specifier: string, from: string, { files }: SiteImport): string {
  return specifier.startsWith('@site/')
    ? path.join(files.dir, specifier.slice(6))
    : path.resolve(path.dirname(from), specifier);
}

function readRaw(specifier: string, from: string, all: SiteImport): string | undefined {
  const at = placeOf(specifier, from, all);
  const text = all.files.readText(at);
  if (text !== undefined) all.shownFrom.add(at);
  return text;
}

function readJson(specifier: string, from: string, all: SiteImport): unknown {
  const { files } = all;
  const at = placeOf(specifier, from, all);
  try {
    return JSON.parse(files.readText(at) ?? 'null');
  } catch {
    return undefined;
  }
}

function noteUnmapped(
  { name, attributes, start, end, innerStart, children }: Element,
  { text, linesBefore }: Body,
  { file }: From,
  { unmapped, files }: SiteImport,
): void {
  const line = () => linesBefore + text.slice(0, start).split('\n').length;
  const own = unmapped.get(name) ?? {
    count: 0,
    place: `${files.shown(file)}:${line()}`,
    props: new Set<string>(),
    size: 0,
    files: new Set<string>(),
  };
  own.count++;
  own.files.add(file);
  own.size += (children.length > 0 ? innerStart : end) - start;
  for (const attribute of attributes) own.props.add(attribute.name);
  unmapped.set(name, own);
}

function cards({ doc }: From, all: SiteImport): string {
  const ids = all.cardsOf(doc);
  return ids.length === 0
    ? ''
    : `:::cards\n${ids.map((id) => `::card{to="${id}"}`).join('\n')}\n:::`;
}
