// What a section or category holds → a list of links, each page with its own description.

import type { CategoryChild } from '../model/category.ts';
import { fill } from '../text/fill.ts';
import type { SiteData } from './site-data.ts';

export function IndexList({
  items,
  siteData,
}: {
  items: readonly CategoryChild[];
  siteData: SiteData;
}) {
  return (
    <ul className="index-list">
      {items.map((child) => (
        <li key={`${child.url} ${child.label}`}>
          <Child child={child} siteData={siteData} />
        </li>
      ))}
    </ul>
  );
}

function Child({ child, siteData }: { child: CategoryChild; siteData: SiteData }) {
  const { texts } = siteData;
  if (child.isPlanned)
    return (
      <div className="index-item planned">
        <strong>{child.label}</strong>
        <span>{texts.planned}</span>
      </div>
    );
  const count = child.pages === 1 ? texts.onePage : fill(texts.pages, { count: child.pages });
  const about = child.description || (child.type === 'category' ? count : '');
  return (
    <a
      className={`index-item is-${child.type}`}
      href={child.url}
      data-since={siteData.choice ? child.since : undefined}
    >
      <strong>{child.label}</strong>
      {about ? <span>{about}</span> : null}
    </a>
  );
}
