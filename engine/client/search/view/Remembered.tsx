// Before anything is typed: what was searched for and read on this device, each to be taken out.

import type { ReactNode } from 'react';
import { useState } from 'react';
import { fill } from '../../../text/fill.ts';
import { forgetPages, forgetSearches, recentPages, recentSearches } from '../remembered.ts';
import { searchPageUrl } from '../result-url.ts';
import type { SectionLink } from '../section-links.ts';
import type { SearchContext } from '../session.ts';
import { Glyph } from './glyphs.tsx';
import { isForTab } from './Results.tsx';

type Props = {
  context: SearchContext;
  sections: readonly SectionLink[];
  onSearch(query: string): void;
  onLeave(): void;
  /** Something was taken out, and the focus has to go somewhere. */
  onForget(): void;
};

/** Read from the device each time it is shown. */
export function Remembered({ context, sections, onSearch, onLeave, onForget }: Props) {
  const { texts, base } = context;
  const look = () => ({ searches: recentSearches(), pages: recentPages(base, location.pathname) });
  const [{ searches, pages }, setFound] = useState(look);
  const forget = (take: () => void) => {
    take();
    setFound(look());
    onForget();
  };
  if (searches.length + pages.length === 0) return <p className="search-hint">{texts.hint}</p>;
  return (
    <div className="search-remembered">
      {searches.length > 0 ? (
        <List
          title={texts.recentSearches}
          clear={texts.clearSearches}
          context={context}
          onClear={() => forget(() => forgetSearches())}
        >
          {searches.map((query) => (
            <Item
              key={query}
              label={query}
              context={context}
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
          context={context}
          onClear={() => forget(() => forgetPages())}
        >
          {pages.map(({ path, title, section }) => (
            <Item
              key={path}
              label={title}
              context={context}
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
  context: SearchContext;
  onClear(): void;
  children: ReactNode;
};

function List({ title, clear, context, onClear, children }: ListProps) {
  return (
    <section>
      <h2>
        {title}
        <button type="button" className="search-quiet" aria-label={clear} onClick={onClear}>
          {context.texts.clear}
        </button>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

type ItemProps = { label: string; context: SearchContext; onRemove(): void; children: ReactNode };

function Item({ label, context, onRemove, children }: ItemProps) {
  return (
    <li className="search-kept">
      {children}
      <button type="button" aria-label={fill(context.texts.remove, { label })} onClick={onRemove}>
        <Glyph name="close" />
      </button>
    </li>
  );
}
