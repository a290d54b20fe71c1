// The way to search: looks like a field, is a link to the search page; a script opens a dialog in its place.
import { SEARCH_ID } from '../text/search-id.ts';
import { Icon } from './Icon.tsx';
import type { SearchFieldProps } from './part-props.ts';

/**
 * Keys are drawn, not written, so that only the words name the link. The target tells the script that swaps pages to
 * leave this link alone.
 */
export function SearchField({ siteData, text }: SearchFieldProps) {
  return (
    <a className="search-field" href={siteData.base + SEARCH_ID} target="_self" aria-label={text}>
      <Icon name="search" />
      <span>{text}</span>
      <kbd className="needs-script" data-keys="Ctrl K" />
    </a>
  );
}
