// Widgets, facts and `scripting.yaml` → `declarations/web.d.ts` and its like, for the editors of app developers.
import { hashOf, type RecordFile } from '../../../engine/index.ts';
import { RUNTIMES } from '../facts/facts-file.ts';
import type { WidgetRecords } from '../load-widgets.ts';
import { declareRuntime } from './declare-runtime.ts';

/** None where the site has no facts. */
export function declarationFiles({ widgets, declared }: WidgetRecords): RecordFile[] {
  if (!declared) return [];
  const { facts, scripting } = declared;
  return RUNTIMES.map((runtime) => {
    const path = `declarations/${runtime}.d.ts`;
    const source = { runtime, facts: facts.runtimes[runtime], map: facts.map };
    const content = declareRuntime(Object.values(widgets), scripting, source);
    return { path, key: hashOf([content]), make: () => ({ path, content }) };
  });
}
