// `content/widgets/*.yaml` ▶ the widgets by name, each file checked; a file is named after its widget.
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import type { LoadedConfig } from './load-config.ts';
import { parseYaml } from './parse-yaml.ts';
import { loadRecords, type ParsedRecord } from './record-cache.ts';
import { displayPath } from './small-files.ts';
import { type WidgetFile, widgetSchema } from './widget-file.ts';

export function loadWidgets(
  loaded: LoadedConfig,
  diagnostics: Diagnostic[],
): Map<string, WidgetFile> {
  const widgets = new Map<string, WidgetFile>();
  for (const { value, diagnostics: own } of loadRecords(loaded, 'widgets', (text, name) =>
    parse(text, name, loaded),
  ).values()) {
    diagnostics.push(...own);
    if (value) widgets.set(value.name, value);
  }
  return widgets;
}

function parse(text: string, name: string, loaded: LoadedConfig): ParsedRecord<WidgetFile> {
  const path = displayPath(loaded, `widgets/${name}`);
  const options = { path, tokens: loaded.tokens, area: 'widgets' };
  const { value, diagnostics, rangeOf } = parseYaml(text, widgetSchema, options);
  if (!value || `${value.name}.yaml` === name) return { diagnostics, ...(value ? { value } : {}) };
  const wrongName = diagnose(rangeOf(['name']), {
    code: 'widgets/wrong-name',
    message: `The file ${path} holds the widget "${value.name}".`,
    hint: `Rename the file to ${value.name}.yaml.`,
  });
  return { diagnostics: [...diagnostics, wrongName] };
}
