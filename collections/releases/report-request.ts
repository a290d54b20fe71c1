// The address of a report → its request: two versions, areas, an edition, widgets; and back.
import type { ReleaseIndex } from './data.ts';
import { CHANNELS } from './kinds.ts';
import type { Channel } from './record.ts';
import { compareVersions, findVersion } from './version-order.ts';

/** What a report asks for; areas empty means all. `widgets`: titles or names as people write them; absent for all. */
export type ReportRequest = {
  from: string;
  to: string;
  areas: string[];
  edition?: Channel;
  widgets?: string;
};

/** How many characters of the list of widgets an address may hold. */
export const MOST_WIDGETS = 1_000;

export type ReportProblem =
  | { problem: 'unknown'; name: string; value: string }
  | { problem: 'backwards'; from: string; to: string };

/** An address as a request; versions are taken as people write them (`v11.14`, `10.GA`). */
export function parseRequest(
  query: URLSearchParams,
  index: ReleaseIndex,
): { request: Partial<ReportRequest> & { areas: string[] }; problems: ReportProblem[] } {
  const problems: ReportProblem[] = [];
  const versions = index.versions.map(({ version }) => version);
  const version = (name: 'from' | 'to') => {
    const typed = query.get(name)?.trim();
    const found = typed ? findVersion(typed, versions) : undefined;
    if (typed && !found) problems.push({ problem: 'unknown', name, value: typed });
    return found;
  };
  const [from, to] = [version('from'), version('to')];
  const typedAreas = [...new Set(query.getAll('area').flatMap((value) => value.split(',')))].filter(
    Boolean,
  );
  const areas = typedAreas.filter((area) => Object.hasOwn(index.areas, area));
  for (const value of typedAreas)
    if (!areas.includes(value)) problems.push({ problem: 'unknown', name: 'area', value });
  const typedEdition = query.get('edition');
  const edition = CHANNELS.find((one) => one === typedEdition);
  if (typedEdition && !edition)
    problems.push({ problem: 'unknown', name: 'edition', value: typedEdition });
  if (from && to && compareVersions(from, to) > 0)
    problems.push({ problem: 'backwards', from, to });
  const widgets = query.get('widgets')?.slice(0, MOST_WIDGETS);
  return {
    problems,
    request: {
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      areas,
      ...(edition ? { edition } : {}),
      ...(widgets ? { widgets } : {}),
    },
  };
}

/** What is chosen so far as an address; empty for nothing. */
export function formatRequest(draft: Partial<ReportRequest> & { areas: string[] }): string {
  const { from, to, areas, edition, widgets } = draft;
  const query = new URLSearchParams({ ...(from ? { from } : {}), ...(to ? { to } : {}) });
  if (areas.length) query.set('area', areas.join(','));
  if (edition) query.set('edition', edition);
  if (widgets?.trim()) query.set('widgets', widgets.trim());
  return `?${query.toString().replaceAll('%2C', ',')}`;
}
