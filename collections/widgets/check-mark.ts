// `{since=11.9.0}` beside a name, on the page of its widget → what the history of the runtimes says against it.
import type { CheckMark } from '../../engine/index.ts';
import type { RowFacts, Since } from './facts/add-facts.ts';
import { RUNTIMES } from './facts/facts-file.ts';
import { runtimeOf } from './facts/knowledge.ts';
import type { WidgetRecords } from './load-widgets.ts';
import { attributeOf } from './row-texts.ts';
import type { Widget } from './widgets.ts';

type Row = { name?: string | undefined; label?: string; facts?: RowFacts };

/** Undefined where the page is about no widget, or the name is none of its properties, events and methods. */
export const checkMark: CheckMark<WidgetRecords> = ({ widgets }, { mark, names, pageId }) => {
  if (mark.kind !== 'since') return undefined;
  for (const widget of widgetsOn(pageId, widgets)) {
    const rows = names.flatMap((name) => rowsOf(widget, name));
    const since = rows.flatMap(({ facts }) => [...(facts?.since ?? []), ...comingsOf(facts)]);
    const [row] = rows;
    if (!row || since.length === 0) continue;
    const known = since.filter(({ platforms }) => isAbout(mark.platform, platforms));
    const dependencies = [widget.name];
    if (known.some(({ version }) => version === mark.version)) return { dependencies };
    return {
      dependencies,
      problem: {
        code: 'widgets/other-version',
        message: `The runtimes have "${row.name ?? row.label}" of ${widget.title} ${inWords(since)}, not since ${mark.version}.`,
        hint: `Write {since=${(known[0] ?? since[0])?.version}}; content/facts/history.json has it from their code.`,
      },
    };
  }
  return undefined;
};

const widgetsOn = (pageId: string, widgets: WidgetRecords['widgets']): readonly Widget[] =>
  Object.values(widgets).filter(({ page }) => page === pageId);

/** What came, went and came again has several. */
const comingsOf = ({ moves = [] }: RowFacts = {}): Since[] =>
  moves
    .filter(({ kind }) => kind === 'since')
    .map(({ version, platform }) => ({
      version,
      platforms: platform ? [platform] : [...RUNTIMES],
    }));

/** Several properties may share a label. */
function rowsOf(widget: Widget, name: string): Row[] {
  const own = name.split('(', 1)[0];
  return [
    ...widget.properties.filter((one) => one.name === own || one.label === own),
    ...widget.events.filter((one) => one.name === own || attributeOf(one) === own),
    ...widget.methods.filter((one) => one.name === own),
  ];
}

const isAbout = (platform: string | undefined, platforms: readonly string[]): boolean =>
  platform === undefined || platforms.includes(runtimeOf(platform));

const inWords = (since: readonly Since[]): string =>
  since.map(({ version, platforms }) => `since ${version} (${platforms.join(', ')})`).join(', ');
