// `![alt](file.png)` → an image with known width and height, its alternative text required.

import type { Env, MarkdownIt, StateCore, Token } from 'markdown-it';
import { contentOf, rangeIn } from '../content/pages/source-text.ts';
import { diagnose, type Problem } from '../diagnostics/diagnostics.ts';
import { type Destination, destinationOf } from './destinations.ts';
import { rememberEdit, replaceText } from './edits.ts';
import { blockOf, offsetOf } from './inline.ts';
import type { ImageFile, NoImage, PageState } from './page.ts';
import { plainText } from './plain-text.ts';
import { decodeHref, hasScheme } from './resolve-href.ts';
import { rangeInInline, stateOf } from './state.ts';

export function images(md: MarkdownIt): void {
  md.core.ruler.push('images', (state) => {
    for (const block of state.tokens) {
      if (block.type !== 'inline' || !block.children?.some(({ type }) => type === 'image'))
        continue;
      let links = 0;
      block.children = block.children.flatMap((token) => {
        links += token.type === 'link_open' ? 1 : token.type === 'link_close' ? -1 : 0;
        if (token.type !== 'image') return token;
        const outside = resolveImage(md, state.env, token);
        return outside !== undefined && links === 0 ? linkTo(state, outside, token) : token;
      });
    }
  });
}

/** A picture of another site is never loaded; who wants to see it can go there. */
function linkTo(state: StateCore, href: string, token: Token): Token[] {
  const open = new state.Token('link_open', 'a', 1);
  open.attrSet('href', href);
  if (token.content.trim() === '') token.content = href;
  return [open, token, new state.Token('link_close', 'a', -1)];
}

/** @returns the address of a picture of another site. */
function resolveImage(md: MarkdownIt, env: Env, token: Token): string | undefined {
  const page = stateOf(env);
  const block = blockOf(token);
  if (!block) return undefined;
  const at = offsetOf(token);
  const after = at + 2 + token.content.length;
  const label = typeof token.meta?.label === 'string' ? token.meta.label : undefined;
  const written = destinationOf(md, env, { block, after, label });
  const src = decodeHref(String(token.attrGet('src') ?? ''));
  if (plainText(token.children ?? []).trim() === '')
    page.diagnostics.push(
      diagnose(rangeInInline(page, block, at, after + 1), {
        code: 'images/no-alt',
        message: `The image "${src}" has no alternative text.`,
        hint: 'Write ![What the picture says](file.png)',
      }),
    );
  const file = findFile(page, src, placeOf(page, written, block, at));
  if (!file) {
    token.type = 'text';
    const isWeb = /^https?:\/\//.test(src);
    if (isWeb) replaceText(page, block, at, at + 1, '');
    else if (written?.end !== undefined) {
      replaceText(page, block, at, at + 2, '');
      replaceText(page, block, after, written.end, '');
    }
    return isWeb ? src : undefined;
  }
  show(page, token, file);
  if (written) rememberEdit(page, written, file.url);
  return undefined;
}

function placeOf(page: PageState, written: Destination | undefined, block: Token, at: number) {
  return written && written.length > 0
    ? rangeIn(page.lines, written.line, written.column, written.column + written.length)
    : rangeInInline(page, block, at, at + 1);
}

/** An image that can't be shown leaves its alternative text. */
function findFile(page: PageState, src: string, place: ReturnType<typeof placeOf>) {
  const isOutside = hasScheme(src) || src.startsWith('//');
  const file = isOutside ? undefined : page.context.findImage(src, page.path);
  if (file && 'url' in file) return file;
  const folder = `${contentOf(place.path)}/images/`;
  const problem = isOutside ? fromOutside(src, folder) : noImage(src, file ?? {}, folder);
  page.diagnostics.push(diagnose(place, problem));
  return undefined;
}

function fromOutside(src: string, folder: string): Problem {
  return {
    code: 'images/from-outside',
    message: `The image "${src}" would be loaded from another site.`,
    hint: `Put the file into ${folder} and name it without an address.`,
  };
}

function noImage(src: string, { closest, isUnreadable }: NoImage, folder: string): Problem {
  if (isUnreadable)
    return {
      code: 'images/unreadable',
      message: `The file "${src}" is no picture whose width and height can be read.`,
      hint: 'Save it again as PNG, JPEG, WebP, AVIF, GIF, or as SVG with a viewBox.',
    };
  return {
    code: 'images/not-found',
    message: `There is no image "${src}".`,
    hint: closest ? `Closest: ${closest}` : `Put the file into ${folder}.`,
  };
}

function show(page: PageState, token: Token, file: ImageFile): void {
  token.attrSet('src', file.url);
  token.attrSet('width', file.width);
  token.attrSet('height', file.height);
  if (page.images.length > 0) token.attrSet('loading', 'lazy');
  token.attrSet('decoding', 'async');
  page.images.push(file.url);
}
