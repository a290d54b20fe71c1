// Two built sites → everything in which they differ for readers, as plain values.
import { shownText, toHtml } from '../../engine/tooling.ts';
import { diffNodes } from './diff-blocks.ts';
import { diffText, type Words } from './diff-words.ts';
import { type LostAnchor, lostAnchors } from './lost-anchors.ts';
import { moveInSearch, type SearchMove, type WantedQuery } from './search-moves.ts';
import { openSide, type PageBody, type Redirect, readPage, type Side } from './side.ts';
import { pageWeight } from './weight.ts';

export type PageChange = Words & {
  way: 'added' | 'removed' | 'changed';
  /** Below the base, without slashes at its ends; empty for the home page. */
  address: string;
  title: string;
  section: string;
  /** Places that differ; 0 where only what is around the article does. */
  changes: number;
  weight: Weight;
};

/** Bytes as sent, compressed: the page, its sheets, scripts and pictures. 0 where there is no such page. */
export type Weight = { before: number; after: number };

export type ShownChange = PageChange & {
  /** The article with marks, as HTML of the site; so is the title. */
  article: string;
  heading: string;
  description: string;
  body: PageBody;
  bodyBefore: PageBody | undefined;
};

export type Comparison = {
  pages: ShownChange[];
  addresses: { added: string[]; removed: string[] };
  redirects: { added: Redirect[]; removed: Redirect[] };
  anchors: LostAnchor[];
  search: { asked: number; moves: SearchMove[] };
  /** Pages whose weight is another, the largest difference first. */
  weights: (Weight & { address: string; title: string })[];
};

export type Sides = { before: Side; after: Side };

/**
 * @param queries  what is asked of both searches; undefined: the titles of pages that differ.
 * @throws ExpectedError  when a folder holds no whole build.
 */
export async function compareSites(
  beforeDir: string,
  afterDir: string,
  queries?: readonly WantedQuery[],
): Promise<Comparison & { sides: Sides }> {
  const sides = { before: openSide(beforeDir), after: openSide(afterDir) };
  const { before, after } = sides;
  const touched = touchedPages(sides);
  const weights = touched.map((address) => ({ address, ...weigh(sides, address) }));
  const weightOf = new Map(weights.map(({ address, ...weight }) => [address, weight]));
  const anchors: LostAnchor[] = [];
  const pages = touched.flatMap((address) => {
    const [was, is] = [bodyOf(before, address), bodyOf(after, address)];
    if (was) anchors.push(...lostAnchors(address, was.anchors, after));
    return showChange(sides, address, was, is, weightOf.get(address) ?? NO_WEIGHT) ?? [];
  });
  const titles = pages.map(({ title }) => ({ query: title, pages: [] }));
  return {
    sides,
    pages,
    anchors,
    addresses: differences(addressesOf(before), addressesOf(after)),
    redirects: changedRedirects(before.redirects, after.redirects),
    search: await moveInSearch(sides, queries ?? titles),
    weights: weights
      .filter((one) => one.before > 0 && one.after > 0 && one.before !== one.after)
      .map((one) => ({ ...one, title: after.titleOf(one.address) ?? one.address }))
      .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)),
  };
}

const NO_WEIGHT: Weight = { before: 0, after: 0 };

/** Pages whose bytes differ, in the order of their addresses. */
function touchedPages({ before, after }: Sides): string[] {
  const all = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort();
  return all.filter((address) => {
    const [was, is] = [before.pages.get(address), after.pages.get(address)];
    return !was || !is || !before.built.read(was).equals(after.built.read(is));
  });
}

const weigh = ({ before, after }: Sides, address: string): Weight => ({
  before: pageWeight(before, address),
  after: pageWeight(after, address),
});

const bodyOf = (side: Side, address: string): PageBody | undefined =>
  side.pages.has(address) ? readPage(side, address) : undefined;

/** Undefined where readers see the same. */
function showChange(
  { before, after }: Sides,
  address: string,
  was: PageBody | undefined,
  is: PageBody | undefined,
  weight: Weight,
): ShownChange | undefined {
  const body = is ?? was;
  if (!body) return undefined;
  const side = is ? after : before;
  const title = side.titleOf(address) ?? (shownText(body.title) || address || side.built.title);
  const facts = { address, title, section: side.sectionOf(address), weight };
  const article = diffNodes(was?.article ?? [], is?.article ?? []);
  const heading = diffText(was?.title ?? [], is?.title ?? []);
  const description = diffText([was?.description ?? ''], [is?.description ?? '']);
  const around = [heading, description].filter((one) => one.added + one.removed > 0);
  const changes = article.changes + around.length;
  if (was && is && changes === 0) return undefined;
  const words = [article, heading, description];
  return {
    ...facts,
    way: was && is ? 'changed' : is ? 'added' : 'removed',
    changes,
    added: words.reduce((total, one) => total + one.added, 0),
    removed: words.reduce((total, one) => total + one.removed, 0),
    article: article.html,
    heading: heading.html || toHtml(body.title),
    description: description.html,
    body,
    bodyBefore: was,
  };
}

/** What a reader may have kept the address of: pages, and files that are for them. */
function addressesOf({ pages, built }: Side): string[] {
  const copies = new Set([...pages.keys()].map((address) => `${address || 'index'}.md`));
  const others = built.files.filter(
    (file) =>
      file[0] !== '_' &&
      !copies.has(file) &&
      !/(?:^|\/)(?:index\.html|llms[^/]*)$|^llms-full\//.test(file),
  );
  return [...pages.keys(), ...others];
}

function differences(before: readonly string[], after: readonly string[]) {
  const [was, is] = [new Set(before), new Set(after)];
  return {
    added: [...is].filter((one) => !was.has(one)).sort(),
    removed: [...was].filter((one) => !is.has(one)).sort(),
  };
}

function changedRedirects(before: readonly Redirect[], after: readonly Redirect[]) {
  const keyOf = ({ from, to }: Redirect) => `${from} ${to}`;
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    added: after.filter((one) => !was.has(keyOf(one))),
    removed: before.filter((one) => !is.has(keyOf(one))),
  };
}
