// `<img>`, `<video>`, `<iframe>`, `<ThemedImage>` → pictures, videos and links.

import { spell } from '../mdx/destinations.ts';
import { altFrom } from '../mdx/markdown-edits.ts';
import type { PageImport, Piece } from '../mdx/page-import.ts';
import { asText } from '../mdx/text.ts';
import type { Element } from '../mdx/tree.ts';
import { isRecord } from '../syntax/evaluate.ts';
import {
  block,
  type Component,
  elementsIn,
  inline,
  inside,
  labelOf,
  propOf,
  textOf,
} from './component.ts';

export const image: Component = (element, page) => {
  const value = propOf(element, 'src', page) ?? propOf(element, 'img', page);
  page.count('HTML <img>');
  return picture(sourceOf(value), element, page);
};

/** The drawing for light pages. */
export const themedImage: Component = (element, page) => {
  const sources = propOf(element, 'sources', page);
  page.count('component ThemedImage');
  return picture(
    isRecord(sources) ? sourceOf(sources.light ?? sources.dark) : undefined,
    element,
    page,
  );
};

/** `require('./x.png').default`, an imported name, or an address. */
function sourceOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isRecord(value) && typeof value.default === 'string' ? value.default : undefined;
}

function picture(src: string | undefined, element: Element, page: PageImport): Piece {
  if (src === undefined) {
    page.report(element, {
      severity: 'warning',
      code: 'import/picture',
      message: `The source of this <${element.name}> is worked out when the page runs.`,
      hint: 'Write ![What the picture says](file.png)',
    });
    return inline(asText(textOf(element, 'alt', page) ?? ''));
  }
  const alt = textOf(element, 'alt', page)?.trim();
  const words = alt ? asText(alt) : altFrom(src);
  const found = page.picture(src, element);
  if (!found) return inline(words);
  return inline(
    'name' in found ? `![${words}](${spell(found.name)})` : `[${words}](${spell(found.url)})`,
  );
}

export const iframe: Component = (element, page) => {
  const src = textOf(element, 'src', page) ?? '';
  const inner = page.text.slice(element.innerStart, element.innerEnd);
  const words = /[<{\n]/.test(inner) ? '' : asText(inner).trim();
  const title = labelOf(element, 'title', page) || words || 'Video';
  const [, youtube] =
    /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=)|youtu\.be\/)([\w-]{6,20})/.exec(src) ??
    [];
  page.count(youtube ? 'HTML <iframe>: video' : 'HTML <iframe>: link');
  if (youtube && !page.isInCell)
    return block(`::video{youtube=${youtube} title="${title.replaceAll('"', "'")}"}`);
  const address = src.startsWith('//') ? `https:${src}` : src;
  if (/^https?:/.test(address))
    return inline(
      `[${title === 'Video' && !youtube ? asText(new URL(address).host) : title}](${spell(address)})`,
    );
  return inline('');
};

export const video: Component = (element, page) => {
  const [source] = elementsIn(element, 'source');
  const src =
    sourceOf(propOf(element, 'src', page)) ?? (source && sourceOf(propOf(source, 'src', page)));
  const found = src ? page.picture(src, element) : undefined;
  const title = labelOf(element, 'title', page) || (src ? altFrom(src) : 'Video');
  page.count('HTML <video>');
  if (found && 'name' in found && /\.(?:mp4|webm)$/i.test(found.name) && !page.isInCell)
    return block(`::video{src="${found.name}" title="${title.replaceAll('"', "'")}"}`);
  return found && 'url' in found ? inline(`[${title}](${spell(found.url)})`) : inline(title);
};

/** `<figure>` with its caption. */
export const figure: Component = (element, page) => {
  const [caption] = elementsIn(element, 'figcaption');
  page.count('HTML <figure>');
  const rest = { ...element, children: element.children.filter((one) => one !== caption) };
  return block(
    [inside(rest, page), caption ? `_${inside(caption, page).replace(/\s+/g, ' ')}_` : '']
      .filter(Boolean)
      .join('\n\n'),
  );
};

/** Players that sites take from packages: `<LiteYouTubeEmbed id="…" />`. */
export const youtube: Component = (element, page) => {
  const id =
    ['id', 'videoId', 'youTubeId', 'videoID']
      .map((name) => textOf(element, name, page))
      .find(Boolean) ?? '';
  if (!/^[\w-]{6,20}$/.test(id) || page.isInCell) return inline('');
  page.count('player of a video');
  const title = labelOf(element, 'title', page) || 'Video';
  return block(`::video{youtube=${id} title="${title.replaceAll('"', "'")}"}`);
};
