// What says which language some code is in: a prop, the rule, the name of a file or of a tab.
import { lookUp } from '../../../engine/tooling.ts';
import { textOf } from '../components/component.ts';
import type { PageImport } from '../mdx/page-import.ts';
import type { Element } from '../mdx/tree.ts';
import { rawFile } from '../syntax/raw-file.ts';
import type { MapRule } from './component-map.ts';

export function languageOf(element: Element, rule: MapRule, page: PageImport): string {
  const prop = rule.attributes?.language;
  const said =
    (prop && textOf(element, prop, page)) ??
    rule.language ??
    textOf(element, 'language', page) ??
    textOf(element, 'lang', page) ??
    '';
  if (said !== '') return page.isLanguage(said) ? said : '';
  const attribute = element.attributes.findLast(({ name }) => name === rule.code);
  const name = typeof attribute?.value === 'object' ? attribute.value.expression.trim() : '';
  return languageIn(rawFile(page.imports.get(name) ?? '') ?? '', page);
}

const OF_FRAMEWORKS: Readonly<Record<string, string>> = {
  react: 'tsx',
  vue: 'html',
  angular: 'ts',
  svelte: 'html',
  javascript: 'js',
  'react-native': 'tsx',
};

/** `src/app.component.html` → `html`, `react` → `tsx`; empty where it says nothing. */
export function languageIn(name: string, page: PageImport): string {
  const end = (/\.([A-Za-z0-9]+)$/.exec(name)?.[1] ?? name).toLowerCase();
  const said = lookUp(OF_FRAMEWORKS, end) ?? end;
  return page.isLanguage(said) ? said : '';
}
