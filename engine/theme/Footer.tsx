// The end of every page: all sections again, so that each is two steps away without the menu; and where people help.
import { fill } from '../text/fill.ts';
import { LinkedText } from './LinkedText.tsx';
import type { FooterProps } from './part-props.ts';
import type { SiteData } from './site-data.ts';

export function Footer({ siteData }: FooterProps) {
  return (
    <footer className="footer">
      <Columns siteData={siteData} />
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
      <p>{siteData.frame.note ? <LinkedText text={siteData.frame.note} /> : ownNote(siteData)}</p>
    </footer>
  );
}

const ownNote = ({ texts, product, version }: SiteData): string =>
  `${fill(texts.footerNote, { product: product.name })} ${version.label}`;

function Columns({ siteData: { frame } }: { siteData: SiteData }) {
  if (frame.columns.length === 0) return null;
  return (
    <div className="footer-columns">
      {frame.columns.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ label, url }) => (
              <li key={label}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
