// A component that nothing is known of → the construct that its name and props speak for; undefined where none does.
import type { PageImport } from '../mdx/page-import.ts';
import type { Element } from '../mdx/tree.ts';
import { type Node, parseExpression, part, parts, word } from '../syntax/parse.ts';
import { rawFile } from '../syntax/raw-file.ts';
import type { MapRule } from './component-map.ts';

const CALLOUTS: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  hint: 'tip',
  info: 'info',
  important: 'important',
  warning: 'warning',
  warn: 'warning',
  caution: 'caution',
  danger: 'danger',
  success: 'success',
};

const LABELS = ['title', 'header', 'heading', 'label', 'name', 'summary'];
const TARGETS = ['href', 'to', 'link', 'url'];

export function guessRule(element: Element, page: PageImport): MapRule | undefined {
  const props = new Set(element.attributes.map(({ name }) => name));
  const label = LABELS.find((one) => props.has(one));
  const target = TARGETS.find((one) => props.has(one));
  const isFull = element.children.length > 0;
  const own = element.name.split('.').at(-1) ?? '';
  if (/(?:Cards|CardGroup|CardGrid|CardList)$/.test(own) && isFull) return { construct: 'cards' };
  if (/(?:Card|Tile|LinkBox)$/.test(own) && target)
    return {
      construct: 'card',
      ...(label ? { label } : {}),
      attributes: {
        to: target,
        ...(props.has('description') ? { description: 'description' } : {}),
      },
    };
  const code = element.attributes.find(({ value }) => isCodes(value));
  if (code) return { construct: 'code-tabs', code: code.name };
  const raw = element.attributes.find(({ value }) => isRaw(value, page));
  if (raw) return { construct: 'code', code: raw.name };
  const callout = CALLOUTS[own.replace(/(?:Box|Block|Callout|Admonition)$/, '').toLowerCase()];
  if (callout && isFull)
    return { construct: 'callout', kind: callout, ...(label ? { label } : {}) };
  if (/^(?:Callout|Alert|Notice|Admonition)$/.test(own) && isFull)
    return { construct: 'callout', ...(label ? { label } : {}) };
  if (/(?:Accordion|Collapse|Collapsible|Expandable|Spoiler)$/.test(own) && isFull && label)
    return { construct: 'details', label };
  return undefined;
}

type Value = Element['attributes'][number]['value'];

/** `{{ javascript, react: {…} }}`: names, each with code. */
function isCodes(value: Value): boolean {
  if (typeof value !== 'object') return false;
  const node = parseExpression(value.expression);
  if (node?.type !== 'ObjectExpression') return false;
  const values = parts(node, 'properties').map((one) => part(one, 'value'));
  return values.length > 1 && values.every(isCode);
}

const isCode = (node: Node | undefined): boolean =>
  node?.type === 'Identifier' ||
  node?.type === 'TemplateLiteral' ||
  (node?.type === 'ObjectExpression' &&
    parts(node, 'properties').every((one) => isCode(part(one, 'value'))));

/** `{Src}`, where that is the text of a file. */
function isRaw(value: Value, page: PageImport): boolean {
  if (typeof value !== 'object') return false;
  const node = parseExpression(value.expression);
  const from = node?.type === 'Identifier' ? page.imports.get(word(node, 'name')) : undefined;
  return from !== undefined && rawFile(from) !== undefined;
}
