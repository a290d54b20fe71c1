// A diagram that is drawn downwards → the least width of the same across, as far as it is known without laying it out.

const NODE = /<g class="node" data-id="([^"<>]*)"[^<>]*>\s*<(?:rect [^<>]* width="([\d.]+)")?/g;
const EDGE = /<polyline class="edge" data-from="([^"<>]*)" data-to="([^"<>]*)"/g;
const LABEL =
  /<g class="edge-label" data-from="([^"<>]*)" data-to="([^"<>]*)"[^<>]*>\s*<rect [^<>]* width="([\d.]+)"/g;

/** No node is narrower. */
const LEAST_NODE_PX = 60;
/** Between two nodes, on each side of a line's label. */
const LEAST_GAP_PX = 24;

type Line = { to: string; widthPx: number };

/** 0 where lines lead in a circle: then it isn't known which of the nodes are beside one another. */
export function leastAcross(svg: string): number {
  const nodes = new Map<string, number>();
  for (const [, id = '', width = LEAST_NODE_PX] of svg.matchAll(NODE)) nodes.set(id, +width);
  const labels = new Map<string, number>();
  for (const [, from, to, width] of svg.matchAll(LABEL)) labels.set(`${from}>${to}`, Number(width));
  const lines = new Map<string, Line[]>();
  for (const [, from = '', to = ''] of svg.matchAll(EDGE)) {
    const widthPx = LEAST_GAP_PX + (labels.get(`${from}>${to}`) ?? 0);
    if (from !== to) lines.set(from, [...(lines.get(from) ?? []), { to, widthPx }]);
  }
  return longestWay(nodes, lines);
}

function longestWay(nodes: ReadonlyMap<string, number>, lines: ReadonlyMap<string, Line[]>) {
  const known = new Map<string, number>();
  const open = new Set<string>();
  const from = (id: string): number => {
    const width = known.get(id);
    if (width !== undefined) return width;
    if (open.has(id)) return Number.NaN;
    open.add(id);
    const ways = (lines.get(id) ?? []).map(({ to, widthPx }) => widthPx + from(to));
    const longest = (nodes.get(id) ?? 0) + Math.max(0, ...ways);
    known.set(id, longest);
    return longest;
  };
  return Math.max(0, ...[...nodes.keys()].map(from)) || 0;
}
