// A place in a file and the site → every place that names what is there: a page, a heading, a snippet, a label.
import type { Location, Position } from 'vscode-languageserver';
import type { LiveSite } from '../../engine/tooling.ts';
import { placesOfLabel } from './labels.ts';
import { toLocation } from './places.ts';
import { anchorAt, includesOf, linksTo, pageOf, targetOf } from './site-index.ts';
import { writtenAt } from './written-at.ts';

type At = {
  pageId: string;
  lines: readonly string[];
  file: string;
  uri: string;
  position: Position;
};

export function referencesAt(
  { pageId, lines, file, uri, position }: At,
  site: LiveSite,
): Location[] {
  const written = writtenAt(lines, position);
  if (written?.kind === 'link') return linksTo(site, targetOf(site, written.text, pageId));
  if (written?.kind === 'snippet') return includesOf(site, written.text);
  if (written?.kind === 'label')
    return placesOfLabel(site, pageId, written.text).map((one) => toLocation(one, site.loaded));
  const page = pageOf(site, file);
  if (page)
    return linksTo(site, { id: page.id, anchor: anchorAt(site, page.id, { uri, position }) });
  const name = site.source.snippets.names().find((one) => file.endsWith(`/snippets/${one}`));
  return name ? includesOf(site, name) : [];
}
