// `::price{plan=team}` → the HTML of the component `price.tsx`, with what its line gives as checked props.
import { createElement } from 'react';
import {
  type Diagnostic,
  type Directive,
  type DirectiveNode,
  diagnose,
  type PageState,
  type Problem,
  rangeIn,
  reportBlock,
  valuePlace,
} from '../../engine/index.ts';
import { html, trustHtml, unescapeHtml } from '../../engine/shared.ts';
import type { ComponentFile } from './list-components.ts';
import { type PropsSchema, readProps } from './read-props.ts';

/** What was drawn, and what it says in Markdown for machines; or what is wrong. */
type Prepared =
  | { drawn: string; words: string | undefined }
  | { problem: Problem }
  | { wrong: Diagnostic[] };

/** Where a component shows what is inside: its `children`. */
const BODY = '<learn-body></learn-body>';

export const componentDirective = ({
  name,
  isIsland,
  sheet,
}: ComponentFile): Directive<unknown, Prepared> => ({
  names: [name],
  // An island is drawn again in the browser, which hasn't the page's Markdown.
  form: isIsland ? 'leaf' : 'either',
  async prepare(node, page) {
    if (sheet) page.styles.add(`components/${name}`);
    const hasBody = node.endLine !== undefined;
    let wrong: Diagnostic[] = [];
    let words: string | undefined;
    const drawn = await page.context.drawComponent({
      name: `components/${name}`,
      draw(exports) {
        const read = readProps(name, givenBy(node), exports.props as PropsSchema | undefined);
        if ('problems' in read) {
          wrong = read.problems.map(({ attribute, problem }) =>
            diagnose(placeOf(node, page, attribute), problem),
          );
          return read.problems[0]?.problem as Problem;
        }
        const { props } = read;
        if (typeof exports.words === 'function') words = String(exports.words(props));
        if (isIsland) return { props, when: whenOf(exports.when) };
        return { props: hasBody ? { ...props, children: createElement('learn-body') } : props };
      },
    });
    if (wrong.length > 0) return { wrong };
    if (typeof drawn !== 'string') return { problem: drawn };
    if (hasBody && !drawn.includes(BODY)) return { problem: noBody(name) };
    node.found = [words ?? textOf(drawn)];
    return { drawn, words };
  },
  check({ line, prepared }, page) {
    if (prepared && 'problem' in prepared) reportBlock(page, line, prepared.problem);
    if (prepared && 'wrong' in prepared) page.diagnostics.push(...prepared.wrong);
  },
  render({ prepared }, inner) {
    if (!prepared || !('drawn' in prepared)) return html``;
    return trustHtml(`${prepared.drawn.replace(BODY, () => `\n${inner}`)}\n`);
  },
  toMarkdown: ({ prepared }) =>
    prepared && 'words' in prepared && prepared.words ? { before: prepared.words } : {},
});

/** What a reader sees of HTML that React wrote. */
const textOf = (drawn: string): string =>
  unescapeHtml(drawn.replaceAll(/<[^<>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The label and a word without a value are props, too. */
const givenBy = ({ label, bare, named }: DirectiveNode): Record<string, string | true> => ({
  ...(label ? { label } : {}),
  ...Object.fromEntries(bare.map((word) => [word, true as const])),
  ...named,
});

const WHEN = ['load', 'idle', 'visible', 'use', 'visit'] as const;

/** When its script is loaded: as soon as it is in view, unless its module says something else. */
const whenOf = (written: unknown) => WHEN.find((one) => one === written) ?? 'visible';

/** The value that is wrong; all of the line where it isn't on it. */
function placeOf(node: DirectiveNode, page: PageState, attribute: string | undefined) {
  const { lines } = page;
  const place = attribute === undefined ? undefined : valuePlace(node, attribute, lines);
  if (place) return rangeIn(lines, place.line, place.column, place.column + place.length);
  const text = lines[node.line]?.text ?? '';
  return rangeIn(lines, node.line, text.length - text.trimStart().length, text.trimEnd().length);
}

const noBody = (name: string): Problem => ({
  code: 'component/no-body',
  message: `"${name}" shows nothing that is inside.`,
  hint: `Write ::${name} on one line, or let the component show its children.`,
});
