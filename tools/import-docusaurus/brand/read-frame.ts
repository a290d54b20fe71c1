// `navbar`, `footer` and `announcementBar` of the source → our header, footer and announcement.
import { lookUp } from '../../../engine/tooling.ts';
import { changed, leftOut, taken, toLookAt } from '../inventory/inventory.ts';
import { isRecord, isUnread } from '../syntax/evaluate.ts';
import {
  type BrandSource,
  listIn,
  recordIn,
  type Settings,
  textIn,
  wordsOf,
} from './brand-source.ts';
import { htmlToLine } from './html-line.ts';

type Link = { label: string; to?: string; href?: string };
type Columns = { title: string; links: Link[] }[];

export type FrameSettings = {
  header?: Link[];
  footer?: { columns?: Columns; note?: string };
  announcement?: { id: string; text: string; dismissable: boolean };
};

export function readFrame(theme: Settings, source: BrandSource): FrameSettings {
  const header: Link[] = [];
  const columns: Columns = [];
  const menus: Columns = [];
  const navbar = recordIn(theme, 'navbar');
  for (const [i, item] of listIn(navbar, 'items').entries()) {
    const place = `themeConfig.navbar.items[${i}]`;
    if (isRecord(item)) readItem(item, place, { header, columns: menus, source });
    else source.entries.set(place, toLookAt('it is worked out when the config runs'));
  }
  readColumns(recordIn(theme, 'footer'), columns, source);
  columns.push(...menus);
  const note = readNote(recordIn(theme, 'footer'), source);
  const announcement = readAnnouncement(theme, source);
  const isFooter = columns.length > 0 || note !== undefined;
  return {
    ...(header.length > 0 ? { header } : {}),
    ...(isFooter
      ? { footer: { ...(columns.length > 0 ? { columns } : {}), ...(note ? { note } : {}) } }
      : {}),
    ...(announcement ? { announcement } : {}),
  };
}

const SPECIAL: Readonly<Record<string, ReturnType<typeof taken>>> = {
  search: taken('search is part of every page'),
  docsVersionDropdown: changed('versions.yaml makes the menu of versions'),
  docsVersion: changed('versions.yaml makes the menu of versions'),
  localeDropdown: leftOut('translations are left out'),
  docSidebar: changed('the sidebar is in the header by itself'),
  html: leftOut('the header has links only'),
};

type Into = { header: Link[]; columns: Columns; source: BrandSource };

function readItem(item: Settings, place: string, { header, columns, source }: Into): void {
  const type = textIn(item, 'type') ?? (Array.isArray(item.items) ? 'dropdown' : 'default');
  const special = lookUp(SPECIAL, type);
  if (special) {
    source.entries.set(place, special);
    return;
  }
  const label = textIn(item, 'label') ?? textIn(item, 'aria-label');
  if (type === 'dropdown' && label) {
    const links = listIn(item, 'items').flatMap((one) => linkOf(one, source) ?? []);
    const isKnown = links.every((one) => header.some((other) => sameTarget(one, other)));
    if (links.length > 0 && !isKnown) columns.push({ title: label, links });
    source.entries.set(
      place,
      links.length === 0
        ? leftOut('none of its links leads to an imported page')
        : changed(isKnown ? 'its links are in the header' : `the column "${label}" of the footer`),
    );
    return;
  }
  const link = linkOf(item, source);
  if (link && !header.some((one) => sameTarget(one, link))) header.push(link);
  source.entries.set(place, link ? taken('"header"') : leftOut(noTarget(item)));
}

const sameTarget = (one: Link, other: Link): boolean =>
  one.to === other.to && one.href === other.href;

const noTarget = (item: Settings): string =>
  textIn(item, 'label') === undefined && textIn(item, 'aria-label') === undefined
    ? 'it has no words'
    : 'its page is not imported';

/** Undefined where its page is not imported, or it has no words. */
function linkOf(item: unknown, source: BrandSource): Link | undefined {
  if (!isRecord(item)) return undefined;
  const label = textIn(item, 'label') ?? textIn(item, 'aria-label');
  const docId = textIn(item, 'docId');
  const page = docId && source.pageOf(docId, textIn(item, 'docsPluginId') ?? 'default');
  const href = textIn(item, 'href') ?? textIn(item, 'to');
  const target = page ? { to: page } : href === undefined ? undefined : source.resolve(href);
  return label && target ? { label, ...target } : undefined;
}

function readColumns(footer: Settings, columns: Columns, source: BrandSource): void {
  const loose: Link[] = [];
  for (const [i, group] of listIn(footer, 'links').entries()) {
    const place = `themeConfig.footer.links[${i}]`;
    if (!isRecord(group)) {
      source.entries.set(place, toLookAt('it is worked out when the config runs'));
      continue;
    }
    const items = Array.isArray(group.items) ? group.items : [group];
    const links = items.flatMap((one: unknown) => linkOf(one, source) ?? []);
    const title = textIn(group, 'title');
    if (links.length > 0 && title) columns.push({ title, links });
    else loose.push(...links);
    const lost = items.length - links.length;
    source.entries.set(
      place,
      links.length === 0
        ? leftOut('none of its links has words and leads to an imported page')
        : lost > 0
          ? changed(`"footer", without ${lost} that have no words or lead to no imported page`)
          : taken('"footer"'),
    );
  }
  if (loose.length > 0) columns.push({ title: source.site.title.trim() || 'More', links: loose });
}

function readNote(footer: Settings, source: BrandSource): string | undefined {
  const place = 'themeConfig.footer.copyright';
  const words = wordsOf(footer.copyright);
  if (!words) {
    if (isUnread(footer.copyright))
      source.entries.set(place, toLookAt('it is worked out when the config runs'));
    return undefined;
  }
  const line = htmlToLine(words.text, (href) => targetText(href, source));
  if (line === '') return undefined;
  source.entries.set(
    place,
    words.isCut ? changed('"footer.note", without what the run filled in') : taken('"footer.note"'),
  );
  return line;
}

function readAnnouncement(theme: Settings, source: BrandSource): FrameSettings['announcement'] {
  const bar = recordIn(theme, 'announcementBar');
  const words = wordsOf(bar.content);
  const text = words && htmlToLine(words.text, (href) => targetText(href, source));
  const place = 'themeConfig.announcementBar';
  if (!text) {
    if (theme.announcementBar !== undefined)
      source.entries.set(place, toLookAt('it is worked out when the config runs'));
    return undefined;
  }
  for (const key of ['content', 'id', 'isCloseable'])
    if (bar[key] !== undefined) source.entries.set(`${place}.${key}`, taken('"announcement"'));
  const id = (textIn(bar, 'id') ?? 'announcement').replace(/[^\w.-]+/g, '-');
  return { id, text, dismissable: bar.isCloseable !== false };
}

function targetText(href: string, source: BrandSource): string | undefined {
  const target = source.resolve(href);
  return target && ('to' in target ? target.to : target.href);
}
