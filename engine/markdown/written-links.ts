// Lines of Markdown → every link in them, exactly where its author wrote the target.
import type { Env, Token } from 'markdown-it';
import { NO_VALUES } from '../content/pages/guide-values.ts';
import { rangeIn, type SourceLine } from '../content/pages/source-text.ts';
import type { Range } from '../content/yaml/parse-yaml.ts';
import { type Destination, definitions, destinationOf } from './destinations.ts';
import type { Directive, DirectiveNode } from './directives/directive.ts';
import { valuePlace } from './directives/value-place.ts';
import { blockOf, offsetOf } from './inline.ts';
import type { MarkdownContext } from './page.ts';
import { newPageState } from './page-state.ts';
import { createPieces } from './pieces.ts';
import { decodeHref, hasScheme, targetOf } from './resolve-href.ts';
import { rangeInInline } from './state.ts';
import { parserOf } from './to-page.ts';

/** The range is that of the target, with the `<…>` around it if there are any. */
export type WrittenLink = Range & {
  /** As it counts: escapes resolved, percent signs decoded. */
  href: string;
  /** Page id that it leads to, and the heading; empty for another site. */
  id: string;
  anchor: string;
  /** Where it is: a link's brackets, a definition, or the attribute of a directive. */
  form: 'markdown' | 'attribute';
};

/**
 * Links, autolinks, definitions (also those that no link uses), and `to` of directives.
 *
 * @param lines     after tokens and includes; each place leads to the file in which the author wrote it.
 * @param id        the page that relative links are seen from.
 * @param findPage  where links may name pages in other ways: the id by what a link says.
 */
export function writtenLinks(
  lines: readonly SourceLine[],
  id: string,
  directives: ReadonlyMap<string, Directive>,
  findPage?: MarkdownContext['findPage'],
): WrittenLink[] {
  const page = newPageState({
    id,
    path: lines[0]?.path ?? '',
    lines,
    context: { ...writtenContext(directives), findPage },
  });
  const md = parserOf(directives);
  const env: Env = { page };
  const tokens = md.parse(lines.map((line) => line.text).join('\n'), env);
  const toLink = (range: Range, href: string, form: WrittenLink['form']): WrittenLink => {
    const { id: target, anchor } = hasScheme(href) ? { id: '', anchor: '' } : targetOf(href, page);
    const { path, line, column, length, lineText } = range;
    const place = { path, line, column, length, ...(lineText === undefined ? {} : { lineText }) };
    return { ...place, href, id: target, anchor, form };
  };
  const rangeOf = ({ line, column, length }: Destination) =>
    rangeIn(lines, line, column, column + length);
  const defined = [...definitions(md, env, lines).values()].map((one) => {
    const source = lines[one.line]?.text ?? '';
    const { str } = md.helpers.parseLinkDestination(source, one.column, one.column + one.length);
    return toLink(rangeOf(one), decodeHref(md.normalizeLink(str)), 'markdown');
  });
  const inside = page.links.map((one) =>
    toLink({ ...one, length: one.length ?? 1 }, one.href, 'markdown'),
  );
  const outside = tokens.flatMap((block) =>
    externalLinks(block).map(({ open, close, href }) => {
      const after = close ? offsetOf(close) : 0;
      const label = typeof open.meta?.label === 'string' ? open.meta.label : undefined;
      const written = destinationOf(md, env, { block: blockOf(open) ?? block, after, label });
      // A bare address is recognized at its colon.
      const at = offsetOf(open) - (open.markup === 'linkify' ? href.indexOf(':') : 0);
      const range = written ? rangeOf(written) : rangeInInline(page, block, at, at + 1);
      return toLink(range, decodeHref(href), 'markdown');
    }),
  );
  const named = tokens.flatMap((token) => {
    const found = token.type === 'directive_open' ? attributeOf(token, lines) : undefined;
    return found ? [toLink(found.range, found.to, 'attribute')] : [];
  });
  return withoutRepeats([...defined, ...inside, ...outside, ...named]);
}

function externalLinks({ type, children }: Token) {
  if (type !== 'inline' || !children) return [];
  return children.flatMap((open, i) => {
    const href = open.type === 'link_open' ? String(open.attrGet('href') ?? '') : '';
    if (!hasScheme(href)) return [];
    const close = children.slice(i).find((one) => one.type === 'link_close');
    return [{ open, close, href }];
  });
}

/** A card's `to`. */
function attributeOf(token: Token, lines: readonly SourceLine[]) {
  const node = token.meta?.node as DirectiveNode;
  const { to } = node.named;
  const place = valuePlace(node, 'to', lines);
  if (!to || !place) return undefined;
  const { line, column, length } = place;
  return { to, range: rangeIn(lines, line, column, column + length) };
}

/** A definition is met once by itself, and once for each link that uses it. */
function withoutRepeats(links: readonly WrittenLink[]): WrittenLink[] {
  const keyOf = ({ path, line, column }: WrittenLink) => `${path}:${line}:${column}`;
  return [...new Map(links.toReversed().map((link) => [keyOf(link), link])).values()].reverse();
}

/** What a link of a page leads to, by id: as sites write it that have a config. */
export const targetFrom = (href: string, id: string) =>
  targetOf(href, { id, context: writtenContext(new Map()) });

/** Every page is there: nothing is drawn, so nothing else is asked. */
export function writtenContext(directives: ReadonlyMap<string, Directive>): MarkdownContext {
  return {
    directives,
    isDev: false,
    texts: { callouts: {}, playVideo: '', footnotes: '', backToText: '' },
    values: NO_VALUES,
    prefix: '',
    terms: [],
    cardAttributes: [],
    islandNames: [],
    resolveLink: () => ({ state: 'page', url: '' }),
    titleOf: () => '-',
    describe: () => undefined,
    findImage: () => ({}),
    findIcon: () => ({}),
    cardOf: async () => undefined,
    drawIsland: async () => '',
    drawComponent: async () => '',
    highlighter: {
      know: async () => {},
      load: async () => {},
      isKnown: () => true,
      highlight: () => undefined,
      names: () => [],
    },
    pieces: createPieces(),
  };
}
