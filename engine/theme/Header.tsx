// The bar on top: name, version, sections, search, colour theme.
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { SearchField } from './SearchField.tsx';
import type { Section, Shell } from './shell.ts';

export function Header({ shell, current }: { shell: Shell; current?: string | undefined }) {
  const { texts } = shell;
  return (
    <header className="header">
      <div className="header-row">
        <button type="button" className="menu-button" popoverTarget="menu" aria-label={texts.menu}>
          <Icon name="menu" />
        </button>
        <a className="brand" href={shell.base}>
          <Logo />
          <span>{shell.title}</span>
        </a>
        <VersionPicker shell={shell} />
        <span className="header-space" />
        <SearchField shell={shell} text={texts.search.label} />
        <button type="button" className="theme-button needs-script" data-theme-button="">
          <Icon name="contrast" />
          <Icon name="sun" />
          <Icon name="moon" />
        </button>
      </div>
      <nav className="sections" aria-label={texts.sections}>
        <SectionList
          sections={shell.sections.filter((one) => one.group === 'main')}
          current={current}
        />
        <SectionList
          sections={shell.sections.filter((one) => one.group === 'secondary')}
          current={current}
        />
      </nav>
    </header>
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

function VersionPicker({ shell }: { shell: Shell }) {
  const { texts, version, versions, knowsVersions } = shell;
  if (versions.length < 2)
    return version.badge ? <span className="version-badge">{version.label}</span> : null;
  return (
    <div className="version-picker">
      <button type="button" className="version-badge" popoverTarget="versions">
        <span className="visually-hidden">{texts.version} </span>
        {version.label}
      </button>
      <ul id="versions" popover="auto" className="version-list" aria-label={texts.versions}>
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
      </ul>
    </div>
  );
}
