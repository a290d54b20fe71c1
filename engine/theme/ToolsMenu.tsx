// The button of the header that lists the site's tools: at every width, without a script.
import type { SiteData } from './site-data.ts';

/** Nothing where the config names no tools. */
export function ToolsMenu({ siteData: { tools, texts } }: { siteData: SiteData }) {
  if (tools.length === 0) return null;
  return (
    <>
      <button type="button" className="tools-button" popoverTarget="site-tools">
        {texts.tools}
      </button>
      <ul id="site-tools" popover="auto" className="popup">
        {tools.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
