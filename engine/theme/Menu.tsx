// The navigation beside the article; on a phone a drawer, with the sections first. Opens without a script.
import type { BranchItem } from '../model/branch.ts';
import { Branch } from './Branch.tsx';
import { Icon } from './Icon.tsx';
import type { Shell } from './shell.ts';

type Props = { shell: Shell; sidebar?: string | undefined; branch: BranchItem[] };

export function Menu({ shell, sidebar, branch }: Props) {
  const { texts } = shell;
  const section = shell.sections.find((one) => one.slug === sidebar);
  return (
    <div id="menu" popover="auto" className="menu">
      <div className="menu-top">
        <button
          type="button"
          className="menu-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      {section ? (
        <nav
          className="sidebar"
          aria-label={section.label}
          data-sidebar={section.slug}
          data-nav={`${shell.base}_nav/${section.slug}.html`}
        >
          <a className="sidebar-title" href={section.url}>
            {section.label}
          </a>
          <Branch items={branch} texts={texts} />
        </nav>
      ) : null}
      <nav className="menu-sections" aria-label={texts.allSections}>
        <ul>
          {shell.sections.map((one) => (
            <li key={one.slug}>
              <a href={one.startUrl} data-section={one.slug}>
                {one.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
