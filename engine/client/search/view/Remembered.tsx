// Before anything is typed: what was searched for and read on this device, each to be taken out.
/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { forgetPages, forgetSearches, recentPages, recentSearches } from '../remembered.ts';
import { searchPageUrl } from '../result-url.ts';
import type { SectionLink } from '../section-links.ts';
import type { SearchKit } from '../session.ts';
import { Glyph } from './glyphs.tsx';
import { isForTab } from './Results.tsx';

type Props = {
  kit: SearchKit;
  sections: readonly SectionLink[];
  onSearch(query: string): void;
  onLeave(): void;
  /** Something was taken out, and the focus has to go somewhere. */
  onForget(): void;
};

/** Read from the device each time it is shown. */
export function Remembered({ kit, sections, onSearch, onLeave, onForget }: Props) {
  const { texts, base } = kit;
  const look = () => ({ searches: recentSearches(), pages: recentPages(base, location.pathname) });
  const [{ searches, pages }, setFound] = useState(look);
  const forget = (take: () => void) => {
    take();
    setFound(look());
    onForget();
  };
  if (searches.length + pages.length === 0) return <p class="search-hint">{texts.hint}</p>;
  return (
    <div class="search-remembered">
      {searches.length > 0 ? (
        <List
          title={texts.recentSearches}
          clear={texts.clearSearches}
          kit={kit}
          onClear={() => forget(() => forgetSearches())}
        >
          {searches.map((query) => (
            <Item
              key={query}
              label={query}
              kit={kit}
              onRemove={() => forget(() => forgetSearches(query))}
            >
              <a
                href={searchPageUrl(base, query)}
                target="_self"
                onClick={(event) => {
                  if (isForTab(event)) return;
                  event.preventDefault();
                  onSearch(query);
                }}
              >
                <Glyph name="recent" />
                <bdi>{query}</bdi>
              </a>
            </Item>
          ))}
        </List>
      ) : null}
      {pages.length > 0 ? (
        <List
          title={texts.recentPages}
          clear={texts.clearPages}
          kit={kit}
          onClear={() => forget(() => forgetPages())}
        >
          {pages.map(({ path, title, section }) => (
            <Item
              key={path}
              label={title}
              kit={kit}
              onRemove={() => forget(() => forgetPages(path))}
            >
              <a href={path} onClick={(event) => !isForTab(event) && onLeave()}>
                <Glyph name="page" />
                <bdi>{title}</bdi>
                <small>{sections.find(({ slug }) => slug === section)?.label}</small>
              </a>
            </Item>
          ))}
        </List>
      ) : null}
    </div>
  );
}

type ListProps = {
  title: string;
  clear: string;
  kit: SearchKit;
  onClear(): void;
  children: ComponentChildren;
};

function List({ title, clear, kit, onClear, children }: ListProps) {
  return (
    <section>
      <h2>
        {title}
        <button type="button" class="search-quiet" aria-label={clear} onClick={onClear}>
          {kit.texts.clear}
        </button>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

type ItemProps = { label: string; kit: SearchKit; onRemove(): void; children: ComponentChildren };

function Item({ label, kit, onRemove, children }: ItemProps) {
  return (
    <li class="search-kept">
      {children}
      <button
        type="button"
        aria-label={kit.texts.remove.replace('{label}', () => label)}
        onClick={onRemove}
      >
        <Glyph name="close" />
      </button>
    </li>
  );
}
