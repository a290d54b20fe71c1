// Widgets as records: `content/widgets/*.yaml` → tables, cards, a table of platforms, and live illustrations.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineCollection, type StyleSource } from '../../engine/index.ts';
import { lookUp } from '../../engine/shared.ts';
import { checkWidgets } from './check.ts';
import { checkMark } from './check-mark.ts';
import { checkProse } from './check-prose.ts';
import { comparedDirective } from './compared-directive.ts';
import { declarationFiles } from './declarations/files.ts';
import { scriptingSchema } from './declarations/scripting-file.ts';
import { editorHelp } from './editor-help.ts';
import { knownDifferencesSchema, notDocumentedSchema } from './facts/load-facts.ts';
import { historyFiles } from './history-files.ts';
import { sheetOf } from './illustration.ts';
import { loadWidgets, type WidgetRecords } from './load-widgets.ts';
import { relatedByWidgets, type WidgetsAround, widgetsAround } from './related.ts';
import { type WidgetTextsBase, widgetTexts } from './texts.ts';
import { widgetDirective } from './widget-directive.ts';
import { widgetPartsSchema, widgetSchema } from './widget-file.ts';
import { supportShortcode, widgetListShortcodes } from './widget-lists.ts';
import { widgetShortcodes } from './widget-shortcodes.ts';
import { widgetsFile } from './widgets-file.ts';

const dir = import.meta.dirname;

export type WidgetOptions = {
  /**
   * Folder of illustrations, relative to the config: `slider/index.tsx` draws the widget `slider`,
   * `slider/thumbnail.tsx` is its small picture on cards.
   */
  illustrations?: string;
  /** Pages with a row for each widget: they mention what its own page is about. */
  lists?: readonly string[];
};

export function widgets({ illustrations, lists = [] }: WidgetOptions = {}) {
  const find = (siteDir: string, file: string) =>
    illustrations ? filesIn(path.resolve(siteDir, illustrations), file) : {};
  return defineCollection<WidgetRecords, WidgetTextsBase, never, WidgetsAround>({
    name: 'widgets',
    dir,
    texts: widgetTexts,
    schemas: {
      'widget.json': widgetSchema,
      'widget-parts.json': widgetPartsSchema,
      'known-differences.json': knownDifferencesSchema,
      'not-documented.json': notDocumentedSchema,
      'scripting.json': scriptingSchema,
    },
    reads: ['widgets', 'widget-parts.yaml', 'facts', 'known-differences.yaml'],
    load: loadWidgets,
    partOf: ({ widgets: all }, name) => lookUp(all, name),
    shortcodes: { ...widgetShortcodes, ...widgetListShortcodes, ...supportShortcode },
    directives: [widgetDirective, comparedDirective],
    cardAttribute: 'widget',
    card({ widgets: all }, name) {
      const widget = lookUp(all, name);
      return widget && { platforms: widget.platforms, style: 'thumbnails' };
    },
    aroundPages: widgetsAround,
    pageData: () => (id) => (lists.includes(id) ? { isMention: true } : undefined),
    related: relatedByWidgets,
    checkMark,
    check: checkWidgets,
    checkPage: checkProse,
    files: (site, { records }) => [
      ...widgetsFile(records),
      ...declarationFiles(records),
      ...historyFiles(site, records),
    ],
    assistant: path.join(dir, 'assistant.ts'),
    editor: editorHelp,
    islands: ({ siteDir }) =>
      Object.fromEntries(
        Object.entries(find(siteDir, 'index.tsx')).map(([name, at]) => [`widgets/${name}`, at]),
      ),
    pictures: ({ siteDir }) => find(siteDir, 'thumbnail.tsx'),
    styles: ({ siteDir, records }) => ({
      thumbnails: {
        files: [path.join(dir, 'thumbnails.css')],
        includes: ['filter', 'lists'],
      },
      compared: { files: [path.join(dir, 'compared.css')], includes: ['filter'] },
      ...illustrationStyles(find(siteDir, 'index.tsx'), records),
    }),
  });
}

/** `slider/index.tsx` and its like, by the name of the folder. */
function filesIn(folder: string, file: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const found = readdirSync(folder)
    .sort()
    .map((name) => [name, path.join(folder, name, file)] as const)
    .filter(([, at]) => existsSync(at));
  return Object.fromEntries(found);
}

/** Illustrations of one page share a sheet: it has the rules that the scripts of these need. */
function illustrationStyles(
  scripts: Readonly<Record<string, string>>,
  { widgets: all }: WidgetRecords,
): Record<string, StyleSource> {
  const styles: Record<string, StyleSource> = {};
  for (const [name, script] of Object.entries(scripts)) {
    const sheet = sheetOf(name, all);
    const { scripts: before = [] } = styles[sheet] ?? {};
    styles[sheet] = { files: [], scripts: [...before, script], includes: ['filter'] };
  }
  return styles;
}
