// The end of every page: all sections again, so that each is two steps away without the menu; and where people help.
import { fill } from '../text/fill.ts';
import type { FooterProps } from './part-props.ts';

export function Footer({ siteData }: FooterProps) {
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
      {siteData.help.length > 0 ? (
        <ul aria-label={siteData.texts.help}>
          {siteData.help.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        {fill(siteData.texts.footerNote, { product: siteData.product.name })}{' '}
        {siteData.version.label}
      </p>
    </footer>
  );
}
