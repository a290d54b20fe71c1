// Sections of the site → cards with icon, description and number of pages.
import { fill } from '../text/fill.ts';
import { Icon } from './Icon.tsx';
import type { Section, SiteData } from './site-data.ts';

/** A card for each section, in their order. */
export function SectionCards({
  siteData,
  sections,
}: {
  siteData: SiteData;
  sections: readonly Section[];
}) {
  const { texts } = siteData;
  const about = ({ pages }: Section) =>
    pages === 0
      ? texts.inPreparation
      : pages === 1
        ? texts.onePage
        : fill(texts.pages, { count: pages });
  return (
    <ul className="section-cards">
      {sections.map((section) => (
        <li key={section.slug}>
          <a className="section-card" href={section.url}>
            {section.icon ? <Icon name={section.icon} /> : null}
            <strong>{section.label}</strong>
            <span>{section.description}</span>
            <small>{about(section)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
