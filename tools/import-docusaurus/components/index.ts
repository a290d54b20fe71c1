// The name of an element → its component.
import { lookUp } from '../../../engine/tooling.ts';
import { changed, type Entry, leftOut, SHOWN_CONTENT, taken } from '../inventory/inventory.ts';
import { applyRule } from '../map/apply-rule.ts';
import { ANCHOR, type PageImport, type Piece } from '../mdx/page-import.ts';
import type { Element } from '../mdx/tree.ts';
import { admonition } from './admonition.ts';
import { code, codeBlock, pre } from './code.ts';
import { block, type Component, inline } from './component.ts';
import { details } from './details.ts';
import { head } from './head.ts';
import { isHtml } from './html-names.ts';
import { link } from './links.ts';
import { definitions, list } from './lists.ts';
import { figure, iframe, image, themedImage, video, youtube } from './media.ts';
import { box, plainHtml } from './plain-html.ts';
import { table } from './table.ts';
import { tabItem, tabs } from './tabs.ts';
import { guessed, markup, sourceLines, unknown } from './unknown.ts';

const cardList: Component = (_element, page) => {
  page.count('component DocCardList');
  return block(page.cards());
};

const COMPONENTS = new Map<string, Component>([
  ...plainHtml,
  ['Tabs', tabs],
  ['TabItem', tabItem],
  ['head', head],
  ['Head', head],
  ['CodeBlock', codeBlock],
  ['pre', pre],
  ['code', code],
  ['Details', details],
  ['details', details],
  ['Admonition', admonition],
  ['DocCardList', cardList],
  ['a', link],
  ['Link', link],
  ['img', image],
  ['Image', image],
  ['ThemedImage', themedImage],
  ['iframe', iframe],
  ['video', video],
  ['figure', figure],
  ['table', table],
  ['ul', list],
  ['ol', list],
  ['dl', definitions],
  ['Translate', box],
  ['BrowserOnly', box],
  ['React.Fragment', box],
  ['Fragment', box],
]);

/** Frames around content, as sites make them for themselves. */
const FRAME =
  /(?:Window|Wrapper|Frame|Container|Layout|Columns?|Grid|Row|Box|Center(?:ed)?|Provider)$/;

/** Readers saw nothing of it, or nothing that a page of ours can have. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  script: 'a page runs nothing',
  noscript: 'a page runs nothing',
  style: 'pages have the styles of the site',
  link: 'the head of pages is the site’s: "head" in its config',
  meta: 'the head of pages is the site’s: "head" in its config',
  title: 'a page has one title',
  base: 'the head of pages is the site’s',
  input: 'a page has no form',
  source: 'one source of a picture is taken',
  track: 'videos have no tracks here',
  TOC: 'each page shows its outline',
  TOCInline: 'each page shows its outline',
};

export function renderElement(element: Element, page: PageImport): Piece {
  const piece = renderNamed(element, page);
  if (!page.notes.entries.has(element.start))
    page.notes.entries.set(element.start, entryOf(element));
  const name = anchorOf(element);
  if (name === undefined || /^h[1-6]$/.test(element.name)) return piece;
  const mark = ANCHOR.open + name + ANCHOR.close;
  return piece.isBlock
    ? { text: `${mark}\n\n${piece.text}`, isBlock: true }
    : inline(mark + piece.text);
}

/** What its component made of it; a diagnostic at its place says more. */
function entryOf({ name }: Element): Entry {
  const tag = isHtml(name) ? name.toLowerCase() : name;
  const why = lookUp(LEFT_OUT, tag);
  if (why !== undefined) return leftOut(why);
  if (KEPT.has(tag)) return taken('');
  return COMPONENTS.has(tag) || isHtml(name)
    ? changed(SAID.get(tag) ?? 'Markdown')
    : changed(SHOWN_CONTENT);
}

const KEPT = new Set(
  'kbd sub sup mark small ins del dfn samp var q abbr br wbr hr b strong i em s'.split(' '),
);

const SAID = new Map([
  ['Tabs', '::::tabs'],
  ['TabItem', ':::tab'],
  ['Details', ':::details'],
  ['details', ':::details'],
  ['Admonition', 'a callout'],
  ['DocCardList', ':::cards'],
  ['div', 'its content'],
  ['span', 'its content'],
  ['p', 'its content'],
]);

/** `<a name="x">`, `<div id="x">`, `<Link id="x">`. */
function anchorOf({ name, attributes }: Element): string | undefined {
  if (!isHtml(name) && name !== 'Link') return undefined;
  const found = attributes.find(
    (one) => one.name === 'id' || (one.name === 'name' && name === 'a'),
  );
  return typeof found?.value === 'string' && /^[^\s{}]{1,200}$/.test(found.value)
    ? found.value
    : undefined;
}

function renderNamed(element: Element, page: PageImport): Piece {
  const rule = page.map.rules.get(element.name);
  const mapped = rule && applyRule(element, rule, page);
  if (mapped) {
    page.count(`<${element.name}>: ${rule.construct}`);
    return mapped;
  }
  const from = page.imports.get(element.name);
  if (from !== undefined && /\.mdx?$/.test(from)) return page.partial(element, from, page);
  const isTag = isHtml(element.name);
  const component = COMPONENTS.get(isTag ? element.name.toLowerCase() : element.name);
  if (component) return component(element, page);
  const isCard = /Card|Tile|LinkBox/.test(element.name);
  const cards = isCard ? guessed(element, page) : undefined;
  if (cards) return cards;
  const isFrame = FRAME.test(element.name) && element.children.length > 0;
  if (isFrame || isTag) {
    page.count(
      isTag ? `HTML <${element.name}>: its content` : `frame <${element.name}>: its content`,
    );
    return box(element, page);
  }
  if (/^[a-z]/.test(element.name) && !page.isInCell && sourceLines(element, page) > 1)
    return markup(element, page);
  const own = page.component(element, page);
  if (own) return own;
  const player = /YouTube/i.test(element.name) ? youtube(element, page) : undefined;
  if (player?.text) return player;
  return guessed(element, page) ?? unknown(element, page);
}
