// What is being written, and the site → what it could become.
import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver';
import { createHighlighter, type LiveSite } from '../../engine/tooling.ts';
import { idsFor, labelsOf } from './labels.ts';
import { anchorItems, pageItems } from './page-items.ts';
import { paramsOf, recordsFor } from './site-index.ts';
import type { Written } from './written-at.ts';

/** The page that is written, empty in a snippet; its lines as the editor has them. */
export type Where = { pageId: string; lines: readonly string[] };

export function complete(written: Written, live: LiveSite, where: Where): CompletionItem[] {
  const { pageId, lines } = where;
  const item = (label: string, more: Partial<CompletionItem> = {}): CompletionItem => ({
    label,
    filterText: label,
    textEdit: { range: written.range, newText: label },
    ...more,
  });
  const { source, context } = live;
  switch (written.kind) {
    case 'link': {
      const [page = '', anchor] = written.before.split('#');
      if (anchor === undefined) return pageItems(live, written.range);
      return anchorItems(live, written.range, { page, pageId });
    }
    case 'snippet':
      return source.snippets.names().map((name) => {
        const params = paramsOf(live, name);
        const newText = [name, ...params.map((one) => `${one}=""`)].join(' ');
        const detail = params.length > 0 ? `takes ${params.join(', ')}` : 'takes nothing';
        return item(name, { detail, textEdit: { range: written.range, newText } });
      });
    case 'directive': {
      const shortcodes = source.collections.flatMap(({ collection }) =>
        Object.keys(collection.shortcodes ?? {}),
      );
      const names = [...context.directives.keys(), ...shortcodes, 'include'];
      return [...new Set(names)].map((name) => {
        const form = context.directives.get(name)?.form ?? 'leaf';
        return item(name, { detail: FORMS[form], kind: CompletionItemKind.Keyword });
      });
    }
    case 'attribute': {
      const { attributes = [], flags = [] } = context.directives.get(written.of ?? '') ?? {};
      return [
        ...attributes.map((name) => {
          const textEdit = { range: written.range, newText: `${name}=` };
          return item(name, { textEdit, kind: CompletionItemKind.Property });
        }),
        ...flags.map((name) => item(name, { kind: CompletionItemKind.Property })),
        ...recordsFor(live, written.of ?? '').map(({ name }) => item(name)),
      ];
    }
    case 'record':
      return recordsFor(live, written.of ?? '').map(({ name }) => item(name));
    case 'token':
      return Object.entries(live.loaded.tokens).map(([name, value]) =>
        item(name, { detail: value }),
      );
    case 'language':
      return createHighlighter(live.loaded.grammars)
        .names()
        .map((name) => item(name));
    case 'label':
      return uniqueLabels(live, pageId).map(({ text, about }) =>
        item(text, { documentation: { kind: 'markdown', value: about } }),
      );
    case 'id':
      return idsFor(live, lines, written.range.start.line).map((id) => item(id));
    case 'word':
      return startingWith(written.before, live).map(({ term, means }) =>
        item(term, { kind: CompletionItemKind.Text, ...(means ? { documentation: means } : {}) }),
      );
  }
}

const FORMS = { container: ':::name … :::', leaf: '::name', either: '::name, or :::name … :::' };

/** Fewer letters begin too many words. */
const LEAST = 3;

const startingWith = (start: string, { source }: LiveSite) =>
  start.length < LEAST
    ? []
    : source.terms.filter(({ term }) => term.toLowerCase().startsWith(start.toLowerCase()));

const uniqueLabels = (live: LiveSite, pageId: string) => [
  ...new Map(labelsOf(live, pageId).map((one) => [one.text, one])).values(),
];
