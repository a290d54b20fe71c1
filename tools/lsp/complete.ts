// What is being written, and the site → what it could become.
import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver';
import { createHighlighter, frontMatterKeys, type LiveSite } from '../../engine/tooling.ts';
import { paramsOf, recordsFor, targetOf } from './site-index.ts';
import type { Written } from './written-at.ts';

/** @param pageId  of the page that is written, empty in a snippet. */
export function complete(written: Written, live: LiveSite, pageId: string): CompletionItem[] {
  const item = (label: string, more: Partial<CompletionItem> = {}): CompletionItem => ({
    label,
    filterText: label,
    textEdit: { range: written.range, newText: label },
    ...more,
  });
  const { source, site, context } = live;
  const pages = () =>
    site.ids.flatMap((id) => {
      const matter = site.doc(id)?.frontMatter;
      if (!matter || matter.alias_of) return [];
      const { title, description } = matter;
      return item(id, { detail: title, documentation: description, kind: CompletionItemKind.File });
    });
  switch (written.kind) {
    case 'link': {
      const [page = '', anchor] = written.before.split('#');
      if (anchor === undefined) return pages();
      const { id } = targetOf(live, `${page}#x`, pageId);
      const anchors = live.pages[id]?.anchors ?? [];
      return anchors.map((one) => item(`${page}#${one}`, { kind: CompletionItemKind.Reference }));
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
    case 'key':
      return frontMatterKeys.map(({ name, about }) => {
        const textEdit = { range: written.range, newText: `${name}: ` };
        const kind = CompletionItemKind.Property;
        return item(name, { ...(about ? { documentation: about } : {}), textEdit, kind });
      });
    case 'value':
      return PAGE_KEYS.has(written.of ?? '') ? pages() : [];
  }
}

const FORMS = { container: ':::name … :::', leaf: '::name', either: '::name, or :::name … :::' };

const PAGE_KEYS = new Set(['alias_of', 'parent', 'pagination_next', 'pagination_prev']);
