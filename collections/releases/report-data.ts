// A report → CSV for a spreadsheet, JSON for a script.
import type { Report } from './report.ts';
import { ALL_PARTS } from './report-parts.ts';
import { plainText } from './small-markdown.ts';

/** RFC 4180: a line a change, with a header; what a spreadsheet would take for a formula is disarmed. */
export function reportCsv(report: Report, origin: string): string {
  const rows = ALL_PARTS.flatMap((part) => report[part]).flatMap(({ label, changes }) =>
    changes.map(({ version, kind, widget, title, symptom, body, action, url }) => [
      version,
      kind,
      label,
      widget ?? '',
      plainText(title),
      plainText(symptom ?? ''),
      plainText(body ?? ''),
      plainText(action ?? ''),
      origin + url,
    ]),
  );
  const moves = (report.moves?.groups ?? []).flatMap(({ widget, url, moves: own }) =>
    own.map(({ version, change, name, platform, from, to }) => [
      version,
      `widget-${change}`,
      platform,
      widget,
      name,
      '',
      change === 'default' ? `${from ?? ''} → ${to ?? ''}` : '',
      '',
      origin + url,
    ]),
  );
  const header = 'version,kind,area,widget,title,before,details,action,url'.split(',');
  return [header, ...rows, ...moves].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function reportJson(report: Report, origin: string): string {
  const { from, to, edition, areas, stack } = report;
  const parts = ALL_PARTS.map((part) => [
    part,
    report[part].flatMap(({ changes }) =>
      changes.map(({ id: _id, anchor: _anchor, url, ...change }) => ({
        ...change,
        url: origin + url,
      })),
    ),
  ]);
  const stopovers = report.stopovers.map(({ version, stopover }) => ({ version, why: stopover }));
  const moves = stack.moves.filter(({ jump }) => jump !== 'none');
  const json = {
    from,
    to,
    ...(edition ? { edition } : {}),
    ...(areas.length ? { areas } : {}),
    releases: report.releases.map(({ version, date }) => ({ version, date })),
    ...Object.fromEntries(parts),
    stopovers,
    widgets: report.moves?.groups.flatMap(({ moves: own }) => own),
    components: { before: stack.before?.version, after: stack.after?.version, moves },
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
