// The navigation beside the article; on a phone a drawer, with the sections first. Opens without a script.
import type { BranchItem } from '../model/branch.ts';
import { Branch } from './Branch.tsx';
import { Icon } from './Icon.tsx';
import type { SiteData } from './site-data.ts';

type Props = { siteData: SiteData; sidebar?: string | undefined; branch: BranchItem[] };

export function Menu({ siteData, sidebar, branch }: Props) {
  const { texts, choice } = siteData;
  const section = siteData.sections.find((one) => one.slug === sidebar);
  return (
    <div id="site-menu" popover="auto" className="menu">
      <div className="menu-top">
        <button
          type="button"
          className="menu-button"
          popoverTarget="site-menu"
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
          data-nav={`${siteData.base}_nav/${section.slug}.html`}
        >
          <a className="sidebar-title" href={section.url}>
            {section.label}
          </a>
          <Branch items={branch} texts={texts} />
        </nav>
      ) : null}
      <nav className="menu-sections" aria-label={texts.allSections}>
        <ul>
          {siteData.sections.map((one) => (
            <li key={one.slug}>
              <a href={one.startUrl} data-section={one.slug}>
                {one.label}
              </a>
            </li>
          ))}
          {choice ? (
            <li>
              <a href={choice.page} data-choice={choice.file} data-yours={texts.yours}>
                {texts.yourVersion}
              </a>
            </li>
          ) : null}
        </ul>
      </nav>
    </div>
  );
}
