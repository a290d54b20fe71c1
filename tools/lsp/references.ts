// A place in a file and the site → every place that names what is there: a page, a heading, a snippet, a label.
import type { Location } from 'vscode-languageserver';
import type { LiveSite } from '../../engine/tooling.ts';
import { placesOfLabel } from './labels.ts';
import { namesOf } from './page-names.ts';
import { toLocation } from './places.ts';
import { anchorAt, includesOf, linksTo, pageOf, type Target, targetOf } from './site-index.ts';
import { type At, writtenIn } from './written-in.ts';

export function referencesAt(
  { pageId, lines, file, uri, position }: At,
  site: LiveSite,
): Location[] {
  const written = writtenIn(site, { file, lines, position });
  if (written?.kind === 'link') return namedBy(site, targetOf(site, written.text, pageId));
  if (written?.kind === 'snippet') return includesOf(site, written.text);
  if (written?.kind === 'label')
    return placesOfLabel(site, pageId, written.text).map((one) => toLocation(one, site.loaded));
  const page = pageOf(site, file);
  if (page)
    return namedBy(site, { id: page.id, anchor: anchorAt(site, page.id, { uri, position }) });
  const name = site.source.snippets.names().find((one) => file.endsWith(`/snippets/${one}`));
  return name ? includesOf(site, name) : [];
}

/** In links, and by its id in YAML. */
const namedBy = (site: LiveSite, target: Target): Location[] => [
  ...linksTo(site, target),
  ...namesOf(site, target),
];
