// The way from the home page to here.
import type { Crumb } from '../model/breadcrumbs.ts';
import type { SiteData } from './site-data.ts';

/** Links from the home page to the category around the page. `crumbs`: outermost first, without the home page. */
export function Breadcrumbs({
  siteData,
  crumbs,
}: {
  siteData: SiteData;
  crumbs: readonly Crumb[];
}) {
  return (
    <nav className="breadcrumbs" aria-label={siteData.texts.breadcrumbs}>
      <ol>
        <li>
          <a href={siteData.base}>{siteData.texts.home}</a>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.url}>
            <a href={crumb.url}>{crumb.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
