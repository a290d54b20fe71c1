// What a section or category holds → a list of links, each page with its own description.
import type { CategoryChild } from '../model/category.ts';
import type { Shell } from './shell.ts';
import { fill } from './texts.ts';

export function IndexList({ items, shell }: { items: readonly CategoryChild[]; shell: Shell }) {
  return (
    <ul className="index-list">
      {items.map((child) => (
        <li key={`${child.url} ${child.label}`}>
          <Child child={child} shell={shell} />
        </li>
      ))}
    </ul>
  );
}

function Child({ child, shell }: { child: CategoryChild; shell: Shell }) {
  const { texts } = shell;
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
    <a className={`index-item is-${child.type}`} href={child.url}>
      <strong>{child.label}</strong>
      {about ? <span>{about}</span> : null}
    </a>
  );
}
