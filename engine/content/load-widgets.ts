// `content/widgets/` ▶ the widgets by name, each file checked; the file is named after the widget.
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import type { LoadedConfig } from './load-config.ts';
import { displayPath, listFiles, readYaml } from './small-files.ts';
import { type WidgetFile, widgetSchema } from './widget-file.ts';

export function loadWidgets(
  loaded: LoadedConfig,
  diagnostics: Diagnostic[],
): Map<string, WidgetFile> {
  const widgets = new Map<string, WidgetFile>();
  for (const name of listFiles(`${loaded.contentDir}/widgets`, '.yaml')) {
    const file = `widgets/${name}`;
    const parsed = readYaml(loaded, file, widgetSchema, 'widgets', diagnostics);
    if (!parsed?.value) continue;
    const { value, rangeOf } = parsed;
    if (`${value.name}.yaml` !== name)
      diagnostics.push(
        diagnose(rangeOf(['name']), {
          code: 'widgets/wrong-name',
          message: `The file ${displayPath(loaded, file)} holds the widget "${value.name}".`,
          hint: `Rename the file to ${value.name}.yaml.`,
        }),
      );
    else widgets.set(value.name, value);
  }
  return widgets;
}
