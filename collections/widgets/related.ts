// Pages whose steps name properties of a widget ↔ the page of that widget, and pages whose steps name the same.
import type { CollectionData, RelatedCandidate, Site } from '../../engine/index.ts';
import { fill, slugify } from '../../engine/shared.ts';
import type { WidgetTextsBase } from './texts.ts';
import type { Widget } from './widgets.ts';

/** What of widgets is around pages: a text of one that changes leaves all pages but those that show it as they are. */
export type WidgetsAround = { widgets: Readonly<Record<string, WidgetAround>> };

type WidgetAround = Pick<Widget, 'name' | 'page'> & {
  properties: Pick<Widget['properties'][number], 'name' | 'label'>[];
};

export const widgetsAround = ({
  widgets,
}: {
  widgets: Readonly<Record<string, Widget>>;
}): WidgetsAround => ({
  widgets: Object.fromEntries(
    Object.entries(widgets).map(([key, { name, page, properties }]) => [
      key,
      { name, page, properties: properties.map(namesOf) },
    ]),
  ),
});

const namesOf = ({ name, label }: Widget['properties'][number]) => ({
  ...(name === undefined ? {} : { name }),
  label,
});

type Data = CollectionData<WidgetsAround, WidgetTextsBase>;

/** A page and a widget that it works with. `labels`: of properties, the most telling first. */
type Use = { id: string; widget: WidgetAround; labels: string[]; isShown: boolean };

const NAMED = 2;
/** An example to try is worth something, but no row by itself. */
const SHOWN = 0.6;

export function relatedByWidgets(
  site: Site,
  { records: { widgets }, texts }: Data,
): (id: string) => RelatedCandidate[] {
  const all = Object.values(widgets);
  const weigh = weightOfLabels(site, all);
  const own = new Set(all.map(({ page }) => page));
  // The steps of a widget's own page are about that widget.
  const uses = site.ids.filter((id) => !own.has(id)).flatMap((id) => usesOf(site, id, all, weigh));
  const byPage = groupBy(uses, ({ id }) => id);
  const byWidget = groupBy(uses, ({ widget }) => widget.page);
  const sum = (labels: readonly string[]) => labels.reduce((total, one) => total + weigh(one), 0);
  const why = (text: string, labels: readonly string[]) =>
    fill(text, { names: labels.slice(0, NAMED).join(', ') });
  const ofWidget = (page: string): RelatedCandidate[] =>
    (byWidget.get(page) ?? []).map(({ id, labels, isShown }) => ({
      id,
      weight: sum(labels) + (isShown ? SHOWN : 0),
      reason: labels.length ? why(texts.related.sets, labels) : texts.related.shows,
    }));
  return (id) => [
    ...ofWidget(id),
    ...(byPage.get(id) ?? []).flatMap(({ widget, labels, isShown }): RelatedCandidate[] => {
      if (labels.length === 0) return [];
      const reference = {
        id: widget.page,
        ...anchorOf(site, widget, labels[0]),
        weight: sum(labels) + (isShown ? SHOWN : 0),
        reason: why(texts.related.explains, labels),
      };
      const alike = (byWidget.get(widget.page) ?? [])
        .filter((other) => other.id !== id)
        .map((other) => {
          const shared = other.labels.filter((label) => labels.includes(label));
          const reason = why(texts.related.alike, shared);
          return { id: other.id, weight: sum(shared) * 0.8, reason };
        });
      return [reference, ...alike.filter(({ weight }) => weight > 0)];
    }),
  ];
}

/** Of the row that explains a property. */
function anchorOf(site: Site, widget: WidgetAround, label = ''): { anchor?: string } {
  const isThere = site.mentions(widget.page)?.uses.includes(`properties ${widget.name}`);
  const name = widget.properties.find((one) => one.label === label)?.name;
  return isThere && name ? { anchor: `property-${slugify(name)}` } : {};
}

function groupBy(uses: readonly Use[], keyOf: (use: Use) => string): Map<string, Use[]> {
  const groups = new Map<string, Use[]>();
  for (const use of uses) {
    const group = groups.get(keyOf(use));
    if (group) group.push(use);
    else groups.set(keyOf(use), [use]);
  }
  return groups;
}

/** What many widgets have, or many steps name, such as Name or Show, says little about one of them. */
function weightOfLabels(site: Site, all: readonly WidgetAround[]): (label: string) => number {
  const widgets = countIn(all.map(({ properties }) => properties.map(({ label = '' }) => label)));
  const pages = countIn(site.ids.map((id) => site.mentions(id)?.labels ?? []));
  return (label) =>
    1 / ((widgets.get(label) ?? 1) ** 0.6 * Math.max(1, (pages.get(label) ?? 1) / 3) ** 0.6);
}

function countIn(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const label of new Set(list)) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

function usesOf(
  site: Site,
  id: string,
  all: readonly WidgetAround[],
  weigh: (label: string) => number,
): Use[] {
  const mentions = site.mentions(id);
  if (!mentions) return [];
  const links = new Set(mentions.links);
  const named = new Set(mentions.labels);
  return all.flatMap((widget) => {
    const isShown = mentions.uses.includes(`widget ${widget.name}`);
    if (!isShown && !links.has(widget.page)) return [];
    const labels = [...new Set(widget.properties.map(({ label = '' }) => label))]
      .filter((label) => named.has(label))
      .sort((a, b) => weigh(b) - weigh(a) || (a < b ? -1 : 1));
    return labels.length || isShown ? [{ id, widget, labels, isShown }] : [];
  });
}
