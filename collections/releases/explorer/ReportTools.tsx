// What a reader takes away of a report: Markdown, CSV, JSON, paper, its address.
import { useState } from 'react';
import type { Report } from '../report.ts';
import { reportCsv, reportJson } from '../report-data.ts';
import { reportMarkdown } from '../report-markdown.ts';
import type { ReleaseTexts } from '../texts.ts';

type Props = { report: Report; texts: ReleaseTexts['report']; done: ReadonlySet<string> };

export function ReportTools({ report, texts, done }: Props) {
  const [said, setSaid] = useState('');
  const name = `upgrade-${report.from}-to-${report.to}`;
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  const { origin } = location;
  return (
    <div className="report-tools">
      <button
        type="button"
        className="tool"
        onClick={() => void copy(reportMarkdown(report, texts, origin, done))}
      >
        {texts.copy}
      </button>
      <button
        type="button"
        className="tool"
        aria-label={`${texts.download} ${texts.csv}`}
        onClick={() => download(`${name}.csv`, 'text/csv', reportCsv(report, origin))}
      >
        {texts.csv}
      </button>
      <button
        type="button"
        className="tool"
        aria-label={`${texts.download} ${texts.json}`}
        onClick={() => download(`${name}.json`, 'application/json', reportJson(report, origin))}
      >
        {texts.json}
      </button>
      <button type="button" className="tool" onClick={() => print()}>
        {texts.print}
      </button>
      <button type="button" className="tool" onClick={() => void copy(location.href)}>
        {texts.link}
      </button>
      <span role="status" className="report-said">
        {said}
      </span>
    </div>
  );
}

/** Excel takes a text for UTF-8 only when it begins with a byte order mark. */
function download(name: string, type: string, text: string): void {
  const parts = type === 'text/csv' ? ['\uFEFF', text] : [text];
  const url = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
