// Navigation entries → nested lists of links; categories lead to their index page, a script adds toggles.

import type { BranchItem } from '../model/branch.ts';
import { fill } from '../text/fill.ts';
import type { Texts } from './texts.ts';

type Props = { items: readonly BranchItem[]; texts: Texts; isHidden?: boolean };

export function Branch({ items, texts, isHidden }: Props) {
  return (
    <ul hidden={isHidden}>
      {items.map((item) => (
        <li
          key={`${item.url} ${item.label}`}
          className={item.type === 'category' ? 'category' : undefined}
        >
          <Entry item={item} texts={texts} />
          {item.items ? (
            <Branch items={item.items} texts={texts} isHidden={item.isClosed === true} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The same marks are set by client/nav/sidebar-tree.ts where a tree stays from page to page. */
function Entry({ item, texts }: { item: BranchItem; texts: Texts }) {
  if (item.isPlanned) return <span className="planned">{item.label}</span>;
  const label = item.type === 'more' ? fill(texts.showAll, { count: item.label }) : item.label;
  return (
    <a href={item.url} aria-current={item.isCurrent ? 'page' : undefined}>
      {label}
    </a>
  );
}
