// What the config puts around pages, and the site → the same with addresses of this build.
import { EXTERNAL } from '../content/config/frame-settings.ts';
import type { SiteConfig } from '../content/config/settings.ts';
import { type LinkedPart, parseLinkedText } from '../text/linked-text.ts';
import { resolveLink } from './resolve-link.ts';
import type { Site } from './site.ts';

export type FrameLink = { label: string; url: string };

/** A line of text: strings, and links between them. */
export type FrameText = readonly (string | FrameLink)[];

export type Frame = {
  header: readonly FrameLink[];
  columns: readonly { title: string; links: readonly FrameLink[] }[];
  note?: FrameText;
  announcement?: { id: string; text: FrameText; isDismissable: boolean };
};

/** Links to pages that this build doesn't have, such as those of an older version, are left out; of texts the words stay. */
export function buildFrame(site: Site): Frame {
  const { header, footer, announcement, version } = site.config;
  const isShown = !announcement?.versions || announcement.versions.includes(version);
  const linksOf = (links: SiteConfig['header']) =>
    links.flatMap(({ label, to, href }) => {
      const url = href ?? frameUrl(site, to ?? '');
      return url === undefined ? [] : [{ label, url }];
    });
  const textOf = (text: string) => parseLinkedText(text).map((part) => toText(site, part));
  return {
    header: linksOf(header),
    columns: (footer?.columns ?? [])
      .map(({ title, links }) => ({ title, links: linksOf(links) }))
      .filter(({ links }) => links.length > 0),
    ...(footer?.note ? { note: textOf(footer.note) } : {}),
    ...(announcement && isShown
      ? {
          announcement: {
            id: announcement.id,
            text: textOf(announcement.text),
            isDismissable: announcement.dismissable,
          },
        }
      : {}),
  };
}

/** Does it leave the site? */
const isOutside = (target: string): boolean => EXTERNAL.test(target);

function toText(site: Site, part: LinkedPart): string | FrameLink {
  if (typeof part === 'string') return part;
  const { label, target } = part;
  const url = isOutside(target) ? target : frameUrl(site, target);
  return url === undefined ? label : { label, url };
}

function frameUrl(site: Site, to: string): string | undefined {
  const { id, anchor } = frameTarget(site, to);
  const target = resolveLink(site, id);
  if (target.state !== 'page') return undefined;
  return anchor ? `${target.url}#${encodeURIComponent(anchor)}` : target.url;
}

/** `page/id#anchor` → its parts; in a site that isn't strict, by any name of the page. */
export function frameTarget(site: Site, to: string): { id: string; anchor: string } {
  const [path = '', anchor = ''] = to.normalize('NFC').split('#');
  return { id: site.has(path) ? path : (site.idOf(path) ?? path), anchor };
}

/** A target in the config, and the setting that holds it. */
export type FrameTarget = { to: string; keys: readonly PropertyKey[] };

/** Every page that the config links to from the frame. */
export function listFrameTargets(config: SiteConfig): FrameTarget[] {
  const { header, footer, announcement } = config;
  const ofLinks = (links: SiteConfig['header'], keys: readonly PropertyKey[]): FrameTarget[] =>
    links.flatMap(({ to }, i) => (to === undefined ? [] : [{ to, keys: [...keys, i, 'to'] }]));
  const ofText = (text: string | undefined, keys: readonly PropertyKey[]): FrameTarget[] =>
    parseLinkedText(text ?? '').flatMap((part) =>
      typeof part === 'string' || isOutside(part.target) ? [] : [{ to: part.target, keys }],
    );
  return [
    ...ofLinks(header, ['header']),
    ...(footer?.columns ?? []).flatMap(({ links }, i) =>
      ofLinks(links, ['footer', 'columns', i, 'links']),
    ),
    ...ofText(footer?.note, ['footer', 'note']),
    ...ofText(announcement?.text, ['announcement', 'text']),
  ];
}
