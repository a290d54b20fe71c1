// Records of screens as YAML → the book that pages take them from.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ScreenBook, toBook } from '../../collections/screens/book.ts';
import { toScreen } from '../../collections/screens/load.ts';
import { screenSchema } from '../../collections/screens/record.ts';
import { parseYaml } from '../../engine/content/yaml/parse-yaml.ts';
import { formatDiagnostics } from '../../engine/diagnostics/print-diagnostics.ts';

const fixture = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../fixtures/screens', name), 'utf8');

/** A dialog with the parts that most have. */
export const NEW_VARIABLE = fixture('new-variable.yaml');

/** Every kind of part, with everything it takes. */
export const KINDS = fixture('kinds.yaml');

/** @param records  name → YAML; one that isn't valid is an error. */
export function screenBook(records: Record<string, string>): ScreenBook {
  const files = Object.entries(records).map(([name, text]) => {
    const options = { path: `content/screens/${name}.yaml`, tokens: {}, area: 'screens' };
    const { value, diagnostics, rangeOf } = parseYaml(text, screenSchema, options);
    if (!value) throw new Error(formatDiagnostics(diagnostics));
    return toScreen(value, { name, rangeOf });
  });
  return toBook(files).book;
}
