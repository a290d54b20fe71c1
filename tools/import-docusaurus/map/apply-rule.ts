// A component with a rule of the map → the construct that the rule names, its props as attributes, its content inside.

import { codeIn, fence } from '../components/code.ts';
import {
  block,
  colonsAround,
  inline,
  inside,
  insideEither,
  insideInline,
  labelOf,
  textOf,
} from '../components/component.ts';
import { toTabs } from '../components/tabs.ts';
import { changed, leftOut } from '../inventory/inventory.ts';
import { calloutOf, plainLabel } from '../mdx/admonition-lines.ts';
import type { PageImport, Piece } from '../mdx/page-import.ts';
import { asText } from '../mdx/text.ts';
import type { Element } from '../mdx/tree.ts';
import { languageOf } from './code-language.ts';
import { codeTabs } from './code-tabs.ts';
import type { MapRule } from './component-map.ts';
import { ruleOf } from './rule-of.ts';

/** For the map that the import writes. */
export function noteGuess({ name }: Element, rule: MapRule, { map }: PageImport): void {
  if (map.rules.has(name)) return;
  map.guesses.set(name, { rule, count: (map.guesses.get(name)?.count ?? 0) + 1 });
}

/** Undefined where the construct can't be made of this use. */
export function applyRule(element: Element, rule: MapRule, page: PageImport): Piece | undefined {
  const piece = APPLY[rule.construct](element, rule, page);
  if (piece)
    page.notes.entries.set(
      element.start,
      rule.construct === 'omit' ? leftOut('the map says so') : changed(rule.construct),
    );
  return piece;
}

type Apply = (element: Element, rule: MapRule, page: PageImport) => Piece | undefined;

const APPLY: Readonly<Record<MapRule['construct'], Apply>> = {
  omit: () => inline(''),
  content: (element, _rule, page) => insideEither(element, page),
  text(element, { text = '' }, page) {
    const children = element.children.length > 0 ? insideInline(element, page) : '';
    return inline(
      text.replace(/\{([\w-]+)\}/g, (_, name: string) =>
        name === 'children' ? children : asText(textOf(element, name, page) ?? ''),
      ),
    );
  },
  callout(element, rule, page) {
    const said = rule.kind ?? textOf(element, rule.attributes?.kind ?? 'type', page) ?? 'note';
    const body = inside(element, page);
    const title = titleOf(element, rule, page);
    const colons = colonsAround(body);
    const name = calloutOf(said.toLowerCase()).name;
    return block(`${colons}${name}${title ? ` ${title}` : ''}\n${body}\n${colons}`);
  },
  details(element, rule, page) {
    const body = inside(element, page);
    const colons = colonsAround(body);
    return block(
      `${colons}details[${titleOf(element, rule, page) ?? 'Details'}]\n${body}\n${colons}`,
    );
  },
  tabs(element, _rule, page) {
    const items = elementsWith('tab', element, page);
    if (items.length === 0) return undefined;
    return toTabs(
      items.map(({ item, rule }) => {
        page.notes.entries.set(item.start, changed('tab'));
        return { label: titleOf(item, rule, page) ?? 'Tab', body: inside(item, page) };
      }),
      '',
    );
  },
  tab(element, rule, page) {
    const label = titleOf(element, rule, page);
    return block(`${label ? `**${label}**\n\n` : ''}${inside(element, page)}`);
  },
  cards(element, _rule, page) {
    const items = elementsWith('card', element, page);
    const lines = items.map(({ item, rule }) => ({ item, rule, line: cardLine(item, rule, page) }));
    const shown = lines.flatMap(({ item, rule, line }) => {
      if (line !== undefined) page.notes.entries.set(item.start, changed('card'));
      if (line !== undefined) noteGuess(item, rule, page);
      return line === undefined ? [] : [line];
    });
    const made = new Set(lines.flatMap(({ item, line }) => (line === undefined ? [] : [item])));
    const rest = inside(
      { ...element, children: element.children.filter((one) => !made.has(one as Element)) },
      page,
    );
    const list = shown.length > 0 ? `:::cards\n${shown.join('\n')}\n:::` : '';
    return block([list, rest].filter((one) => one.trim() !== '').join('\n\n'));
  },
  card(element, rule, page) {
    const line = cardLine(element, rule, page);
    return line === undefined ? undefined : block(`:::cards\n${line}\n:::`);
  },
  code(element, rule, page) {
    const code = rule.code === undefined ? undefined : textOf(element, rule.code, page);
    const text = code ?? (element.children.length > 0 ? codeIn(element, page) : undefined);
    return text === undefined ? undefined : fence(text.trimEnd(), languageOf(element, rule, page));
  },
  'code-tabs': codeTabs,
};

const titleOf = (element: Element, { label }: MapRule, page: PageImport) =>
  label === undefined ? undefined : labelOf(element, label, page);

/** Elements directly inside whose rule names the construct; boxes around them are looked into. */
function elementsWith(
  construct: MapRule['construct'],
  element: Element,
  page: PageImport,
): { item: Element; rule: MapRule }[] {
  return element.children.flatMap((child) => {
    if (child.kind !== 'element') return [];
    const rule = ruleOf(child, page);
    return rule?.construct === construct ? [{ item: child, rule }] : [];
  });
}

/** `::card[Roles]{to="guide/roles"}`; undefined where it would lead nowhere. */
function cardLine(element: Element, rule: MapRule, page: PageImport): string | undefined {
  const { to = 'href', ...more } = rule.attributes ?? {};
  const href = textOf(element, to, page);
  const target = href === undefined ? undefined : page.link(href, element);
  if (target === undefined || target === '#') return undefined;
  const words = plainLabel(element.children.length > 0 ? insideInline(element, page) : '');
  const label = titleOf(element, rule, page) ?? words;
  const attributes = Object.entries({
    to: target,
    ...(words && words !== label ? { description: words } : {}),
    ...Object.fromEntries(
      Object.entries(more).map(([name, prop]) => [name, textOf(element, prop, page) ?? '']),
    ),
  }).filter(([, value]) => value !== '');
  const written = attributes.map(([name, value]) => `${name}="${value.replace(/["{}\n]/g, "'")}"`);
  return `::card${label ? `[${label}]` : ''}{${written.join(' ')}}`;
}
