// Below an article: the way to its source.
import { formatDate } from '../format-date.ts';
import type { PageFrame } from '../model/page-frame.ts';
import { Icon } from './Icon.tsx';
import type { Shell } from './shell.ts';
import { fill } from './texts.ts';

type Props = {
  shell: Shell;
  frame: PageFrame;
  /** Where no row below the title says it. */
  hasDate?: boolean;
};

export function PageFoot({ shell, frame, hasDate = false }: Props) {
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
      {hasDate && frame.lastUpdate ? (
        <span>{fill(texts.lastUpdated, { date: formatDate(frame.lastUpdate, shell.lang) })}</span>
      ) : null}
    </div>
  );
}
