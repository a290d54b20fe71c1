// The end of every page: all sections again, so that each is two steps away without the menu.
import { fill } from '../text/fill.ts';
import type { SiteData } from './site-data.ts';

export function Footer({ siteData }: { siteData: SiteData }) {
  return (
    <footer className="footer">
      <nav aria-label={siteData.texts.footer}>
        <ul>
          {siteData.sections.map((section) => (
            <li key={section.slug}>
              <a href={section.url}>{section.label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        {fill(siteData.texts.footerNote, { product: siteData.product.name })}{' '}
        {siteData.version.label}
      </p>
    </footer>
  );
}
