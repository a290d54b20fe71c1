// The bar on top: name, version, sections, search, colour theme.
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import type { HeaderProps } from './part-props.ts';
import { Part } from './parts.ts';
import { SearchField } from './SearchField.tsx';
import type { Section, SiteData } from './site-data.ts';
import { ToolsMenu } from './ToolsMenu.tsx';

export function Header({ siteData, current }: HeaderProps) {
  const { texts } = siteData;
  return (
    <header className="header">
      <div className="header-row">
        <button
          type="button"
          className="menu-button"
          popoverTarget="site-menu"
          aria-label={texts.menu}
        >
          <Icon name="menu" />
        </button>
        <a className="brand" href={siteData.base}>
          <Part name="Logo" own={Logo} props={{ siteData }} />
          <span className={siteData.brand.showName ? undefined : 'visually-hidden'}>
            {siteData.title}
          </span>
        </a>
        <VersionPicker siteData={siteData} />
        <span className="header-space" />
        <HeaderLinks siteData={siteData} />
        <Part name="Search" own={SearchField} props={{ siteData, text: texts.search.label }} />
        <ToolsMenu siteData={siteData} />
        <button type="button" className="theme-button needs-script" data-theme-button="">
          <Icon name="contrast" />
        </button>
      </div>
      <nav className="sections" aria-label={texts.sections}>
        <SectionList
          sections={siteData.sections.filter((one) => one.group === 'main')}
          current={current}
        />
        <SectionList
          sections={siteData.sections.filter((one) => one.group === 'secondary')}
          current={current}
        />
      </nav>
    </header>
  );
}

/** On narrow windows they are in the menu. */
function HeaderLinks({ siteData: { frame, texts } }: { siteData: SiteData }) {
  if (frame.header.length === 0) return null;
  return (
    <nav aria-label={texts.headerLinks}>
      <ul className="header-links">
        {frame.header.map(({ label, url }) => (
          <li key={label}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionList({ sections, current }: { sections: Section[]; current?: string | undefined }) {
  if (sections.length === 0) return null;
  return (
    <ul>
      {sections.map((section) => (
        <li key={section.slug}>
          <a
            href={section.startUrl}
            data-section={section.slug}
            aria-current={section.slug === current ? 'true' : undefined}
          >
            {section.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function VersionPicker({ siteData }: { siteData: SiteData }) {
  const { texts, version, versions, knowsVersions, choice } = siteData;
  if (versions.length < 2) return <VersionBadge siteData={siteData} />;
  return (
    <div className="version-picker">
      <button type="button" className="version-badge" popoverTarget="site-versions">
        <span className="visually-hidden">{texts.version} </span>
        {version.label}
      </button>
      <ul
        id="site-versions"
        popover="auto"
        className="popup version-list"
        aria-label={texts.versions}
      >
        {versions.map((one) => (
          <li key={one.base + one.label}>
            <a
              href={one.url ?? one.base}
              data-version={one.name}
              data-version-base={knowsVersions ? undefined : one.base}
              aria-current={one.isCurrent ? 'true' : undefined}
            >
              {one.label}
            </a>
          </li>
        ))}
        {choice ? (
          <li>
            <a href={choice.page} data-choice={choice.file}>
              {texts.yourVersion}
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** Where readers choose theirs, it asks for it; without a script it leads to a page about that. */
function VersionBadge({ siteData: { version, choice, texts } }: { siteData: SiteData }) {
  if (!version.badge) return null;
  if (!choice) return <span className="version-badge">{version.label}</span>;
  return (
    <a
      className="version-badge"
      href={choice.page}
      data-choice={choice.file}
      data-yours={texts.yours}
    >
      {version.label}
    </a>
  );
}
