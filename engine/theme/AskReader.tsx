// At the end of an article: whether it helped, and what was missing. A plain form, which a script answers in place.
import type { PageData } from '../model/page-data.ts';
import type { SiteData } from './site-data.ts';

type Props = { siteData: SiteData; pageData: PageData };

/** Nothing where the config has no `insight`. */
export function AskReader({ siteData, pageData }: Props) {
  if (!siteData.asksReaders) return null;
  const { ask } = siteData.texts;
  const { base } = siteData;
  return (
    <form className="ask" method="post" action={`${base}_insight/feedback`}>
      <input type="hidden" name="page" value={pageData.url.slice(base.length)} />
      <b>{ask.question}</b>
      <button type="submit" className="button plain" name="answer" value="yes">
        {ask.yes}
      </button>
      <details>
        <summary className="button plain">{ask.no}</summary>
        <label>
          {ask.missing}
          <select name="reason">
            <option />
            {Object.entries(ask.reasons).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {ask.text}
          <textarea name="text" maxLength={2000} />
        </label>
        <button type="submit" className="button plain" name="answer" value="no">
          {ask.send}
        </button>
      </details>
    </form>
  );
}
