// What a reader can do with a page: take it as Markdown, edit it; and when it was last changed.
import { formatDate } from '../format-date.ts';
import type { PageFrame } from '../model/page-frame.ts';
import { Icon } from './Icon.tsx';
import type { Shell } from './shell.ts';
import { fill } from './texts.ts';

export function PageTools({ shell, markdownUrl }: { shell: Shell; markdownUrl: string }) {
  const { texts } = shell;
  return (
    <div className="page-tools">
      <button type="button" className="tool needs-script" data-copy-markdown={markdownUrl}>
        <Icon name="copy" />
        {texts.copyMarkdown}
      </button>
    </div>
  );
}

export function PageFoot({ shell, frame }: { shell: Shell; frame: PageFrame }) {
  const { texts } = shell;
  return (
    <div className="page-foot">
      {frame.editUrl ? (
        <a href={frame.editUrl} rel="noopener">
          <Icon name="pencil" />
          {texts.edit}
        </a>
      ) : null}
      <a href={`${frame.url.replace(/\/$/, '/index')}.md`}>
        <Icon name="file" />
        {texts.viewMarkdown}
      </a>
      {frame.lastUpdate ? (
        <span>{fill(texts.lastUpdated, { date: formatDate(frame.lastUpdate, shell.lang) })}</span>
      ) : null}
    </div>
  );
}
