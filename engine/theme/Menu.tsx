// The navigation beside the article; on a phone a drawer, whose head stays: all sections, and closing it. Opens without a script.
import { Branch } from './Branch.tsx';
import { Icon } from './Icon.tsx';
import type { SidebarProps } from './part-props.ts';

export function Menu({ siteData, sidebar, branch }: SidebarProps) {
  const { texts, choice } = siteData;
  const section = siteData.sections.find((one) => one.slug === sidebar);
  return (
    <div id="site-menu" popover="auto" className="menu">
      <div className="menu-top">
        <details className="menu-sections" open={!section}>
          <summary>{texts.allSections}</summary>
          <ul>
            {siteData.sections.map((one) => (
              <li key={one.slug}>
                <a href={one.startUrl} data-section={one.slug}>
                  {one.label}
                </a>
              </li>
            ))}
          </ul>
          {siteData.frame.header.length > 0 ? (
            <ul className="menu-links">
              {siteData.frame.header.map(({ label, url }) => (
                <li key={label}>
                  <a href={url}>{label}</a>
                </li>
              ))}
            </ul>
          ) : null}
        </details>
        {choice ? (
          <a href={choice.page} data-choice={choice.file} data-yours={texts.yours}>
            {texts.yourVersion}
          </a>
        ) : null}
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
    </div>
  );
}
