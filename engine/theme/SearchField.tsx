// The way to search: looks like a field, is a link to the search page; a script opens a dialog in its place.
import { SEARCH_ID } from '../address.ts';
import { Icon } from './Icon.tsx';
import type { Shell } from './shell.ts';

/**
 * Keys are drawn, not written, so that only the words name the link. The target tells the script that swaps pages to
 * leave this link alone.
 */
export function SearchField({ shell, text }: { shell: Shell; text: string }) {
  return (
    <a className="search-field" href={shell.base + SEARCH_ID} target="_self" aria-label={text}>
      <Icon name="search" />
      <span>{text}</span>
      <kbd className="needs-script" data-keys="Ctrl K" />
    </a>
  );
}
