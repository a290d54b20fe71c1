// `<Playground code={{ javascript, react: { files: {…} } }} />` → a tab each, with the code that its name leads to.

import { lookUp } from '../../../engine/tooling.ts';
import { fence } from '../components/code.ts';
import { block } from '../components/component.ts';
import { toTabs } from '../components/tabs.ts';
import type { PageImport, Piece } from '../mdx/page-import.ts';
import type { Element } from '../mdx/tree.ts';
import { evaluate } from '../syntax/evaluate.ts';
import { bare, type Node, nameOf, parseExpression, part, parts, word } from '../syntax/parse.ts';
import { rawFile } from '../syntax/raw-file.ts';
import { languageIn } from './code-language.ts';
import type { MapRule } from './component-map.ts';

export function codeTabs(element: Element, rule: MapRule, page: PageImport): Piece | undefined {
  const attribute = element.attributes.findLast(({ name }) => name === (rule.code ?? 'code'));
  if (!attribute || typeof attribute.value !== 'object' || page.isInCell) return undefined;
  const node = recordAt(parseExpression(attribute.value.expression));
  if (!node) return undefined;
  const tabs = parts(node, 'properties').flatMap((property) => {
    const name = nameOf(property);
    const body = name === undefined ? '' : bodyOf(name, part(property, 'value'), element, page);
    return name === undefined || body === '' ? [] : [{ label: labelOf(name), body }];
  });
  if (tabs.length === 0) return undefined;
  const [only] = tabs;
  return tabs.length === 1 && only
    ? block(`**${only.label}**\n\n${only.body}`)
    : toTabs(tabs, '{group=code}');
}

const recordAt = (written: Node | undefined): Node | undefined => {
  const node = bare(written);
  return node?.type === 'ObjectExpression' ? node : undefined;
};

/** Code, a page of code, or several files, each below its name. */
function bodyOf(
  name: string,
  written: Node | undefined,
  element: Element,
  page: PageImport,
): string {
  const node = bare(written);
  if (!node) return '';
  const record = recordAt(node);
  if (record) {
    const [only, ...more] = parts(record, 'properties');
    const isFiles = more.length === 0 && only && nameOf(only) === 'files';
    const files = isFiles ? recordAt(part(only, 'value')) : record;
    return parts(files, 'properties')
      .flatMap((property) => {
        const file = nameOf(property) ?? '';
        const body = bodyOf(file, part(property, 'value'), element, page);
        return body === '' ? [] : [`\`${file}\`\n\n${body}`];
      })
      .join('\n\n');
  }
  const from = node.type === 'Identifier' ? page.imports.get(word(node, 'name')) : undefined;
  if (from !== undefined && /\.mdx?$/.test(from) && rawFile(from) === undefined)
    return page.partial({ ...element, attributes: [], children: [] }, from, page).text;
  const value = evaluate(node, page.scope);
  return typeof value === 'string' ? fence(value.trimEnd(), languageIn(name, page)).text : '';
}

const LABELS: Readonly<Record<string, string>> = {
  javascript: 'JavaScript',
  js: 'JavaScript',
  typescript: 'TypeScript',
  ts: 'TypeScript',
  html: 'HTML',
  css: 'CSS',
  php: 'PHP',
  ios: 'iOS',
  npm: 'npm',
  pnpm: 'pnpm',
};

const labelOf = (name: string): string =>
  lookUp(LABELS, name.toLowerCase()) ??
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[[\]]/g, '');
