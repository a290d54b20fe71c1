// An element without a component → what its name and props speak for; where they say nothing, its content, with a diagnostic.
import { applyRule, noteGuess } from '../map/apply-rule.ts';
import { guessRule } from '../map/guess-rule.ts';
import { dedent } from '../mdx/output.ts';
import type { PageImport, Piece } from '../mdx/page-import.ts';
import { asText } from '../mdx/text.ts';
import type { Element } from '../mdx/tree.ts';
import { fence } from './code.ts';
import { block, inline, insideEither } from './component.ts';

/** What its name and props speak for. */
export function guessed(element: Element, page: PageImport): Piece | undefined {
  const rule = /^[A-Z]/.test(element.name) ? guessRule(element, page) : undefined;
  const piece = rule && applyRule(element, rule, page);
  if (!piece) return undefined;
  noteGuess(element, rule, page);
  page.count(`<${element.name}>: ${rule.construct}`);
  return piece;
}

export const sourceLines = ({ start, end }: Element, { text }: PageImport) =>
  text.slice(start, end).split('\n').length;

/** Lines of XML that are in the text: readers mean to see them. */
export function markup(element: Element, page: PageImport): Piece {
  const { start, end } = element;
  page.count('XML in the text: code');
  page.report(
    { start, end },
    {
      severity: 'warning',
      code: 'import/markup',
      message: `The lines of <${element.name}> are no HTML. They became code.`,
      hint: 'Look whether the passage reads well.',
    },
  );
  return fence(dedent(`\n${page.text.slice(start, end)}`), 'xml');
}

/** Its content as Markdown; where it has none, what its props say: a tag says nothing to readers. */
export function unknown(element: Element, page: PageImport): Piece {
  page.unmapped(element);
  const hasContent = element.children.length > 0;
  const said = hasContent || page.isInCell ? '' : wordsOfProps(element, page);
  const at = { start: element.start, end: hasContent ? element.innerStart : element.end };
  page.report(at, {
    severity: 'warning',
    code: 'import/unknown-component',
    message: hasContent
      ? `There is no construct for <${element.name}>. What is between its tags is kept, the tags are not.`
      : said === ''
        ? `There is no construct for <${element.name}>, and nothing is in it. It is left out.`
        : `There is no construct for <${element.name}>. What its props say is kept.`,
    hint: hasContent
      ? 'Write what readers saw around it.'
      : 'Write what readers saw there, or say in import.map.yaml what stands for it.',
  });
  if (hasContent) return insideEither(element, page);
  return said === '' ? inline('') : block(said);
}

/** Sentences and JSX in props, a paragraph each: readers saw them in some place. */
function wordsOfProps({ attributes }: Element, page: PageImport): string {
  const all = attributes.map(({ value }) => {
    if (typeof value === 'string') return value.trim().split(/\s+/).length > 3 ? asText(value) : '';
    const code = typeof value === 'object' ? value.expression.trim() : '';
    return code.startsWith('<') ? dedent(`\n${page.nested(code)}`) : '';
  });
  return all.filter((one) => one.trim() !== '').join('\n\n');
}
