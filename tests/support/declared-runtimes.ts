// Manifests and facts of this site → the declarations that it offers for download, by runtime.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { declarationFiles } from '../../collections/widgets/declarations/files.ts';
import { scriptingSchema } from '../../collections/widgets/declarations/scripting-file.ts';
import type { Facts } from '../../collections/widgets/facts/facts-file.ts';
import type { WidgetRecords } from '../../collections/widgets/load-widgets.ts';
import { widgetPartsSchema, widgetSchema } from '../../collections/widgets/widget-file.ts';
import { toWidget } from '../../collections/widgets/widgets.ts';
import { projectDir } from './site-folder.ts';

const read = (name: string) => readFileSync(path.join(projectDir, 'content', name), 'utf8');

/** `declarations/web.d.ts` and its like → text. */
export function declaredRuntimes(): Map<string, string> {
  const parts = widgetPartsSchema.parse(parse(read('widget-parts.yaml')));
  const widgets = readdirSync(path.join(projectDir, 'content/widgets'))
    .sort()
    .map((name) => toWidget(widgetSchema.parse(parse(read(`widgets/${name}`))), parts));
  const facts = {
    runtimes: {
      web: JSON.parse(read('facts/web.json')),
      'react-native': JSON.parse(read('facts/react-native.json')),
    },
    map: JSON.parse(read('facts/map.json')),
  } as Facts;
  const scripting = scriptingSchema.parse(parse(read('facts/scripting.yaml')));
  const records = {
    widgets: Object.fromEntries(widgets.map((widget) => [widget.name, widget])),
    declared: { facts, scripting },
  } as unknown as WidgetRecords;
  const files = declarationFiles(records).map((file) => file.make());
  return new Map(files.map(({ path: at, content }) => [at, String(content)]));
}
