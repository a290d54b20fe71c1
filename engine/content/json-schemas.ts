// The schemas of what authors write in YAML ▶ JSON Schema, by file name.
import { z } from 'zod';
import { areasSchema, releaseSchema } from '../releases/record.ts';
import { valuesSchema } from './guide-values.ts';
import { runbookSchema } from './runbook-file.ts';
import { sidebarFileSchema } from './sidebar-file.ts';
import { widgetPartsSchema, widgetSchema } from './widget-file.ts';

const SCHEMAS = {
  'release.json': releaseSchema,
  'widget.json': widgetSchema,
  'widget-parts.json': widgetPartsSchema,
  'areas.json': areasSchema,
  'sidebar.json': sidebarFileSchema,
  'runbook.json': runbookSchema,
  'values.json': valuesSchema,
};

/** What an author may write, before defaults; rules that JSON Schema can't say are left to `learn check`. */
export function jsonSchemas(): Map<string, string> {
  const texts = Object.entries(SCHEMAS).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return [name, `${JSON.stringify(json, null, 2)}\n`] as const;
  });
  return new Map(texts);
}
