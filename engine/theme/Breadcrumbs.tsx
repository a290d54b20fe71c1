// The way from the home page to here.
import type { Crumb } from '../model/crumbs.ts';
import type { Shell } from './shell.ts';

export function Breadcrumbs({ shell, crumbs }: { shell: Shell; crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={shell.texts.breadcrumbs}>
      <ol>
        <li>
          <a href={shell.base}>{shell.texts.home}</a>
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
