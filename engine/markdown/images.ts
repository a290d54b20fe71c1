// `![alt](file.png)` → an image with known width and height, its alternative text required.
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { diagnose } from '../diagnostics.ts';
import { offsetOf } from './inline.ts';
import { placeInInline, stateOf } from './state.ts';

export function images(md: MarkdownIt): void {
  md.core.ruler.push('images', (state) => {
    for (const block of state.tokens)
      if (block.type === 'inline')
        for (const token of block.children ?? [])
          if (token.type === 'image') resolveImage(state, block, token);
  });
}

function resolveImage(state: StateCore, block: Token, token: Token): void {
  const page = stateOf(state.env);
  const src = decodeURI(String(token.attrGet('src') ?? ''));
  const place = placeInInline(page, block, offsetOf(token));
  const report = (code: string, message: string, hint: string) =>
    page.diagnostics.push(diagnose(place, { code, message, hint, length: src.length }));
  if (token.content.trim() === '')
    report(
      'images/no-alt',
      `The image "${src}" has no alternative text.`,
      'Write ![What the picture says](file.png)',
    );
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(src)) {
    report(
      'images/from-outside',
      `The image "${src}" would be loaded from another site.`,
      'Put the file into content/images/ and name it without an address.',
    );
    drop(token);
    return;
  }
  const file = page.context.findImage(src);
  if (!('url' in file)) {
    report(
      'images/not-found',
      `There is no image "${src}".`,
      file.closest ? `Closest: ${file.closest}` : 'Put the file into content/images/.',
    );
    drop(token);
    return;
  }
  token.attrSet('src', file.url);
  token.attrSet('width', file.width);
  token.attrSet('height', file.height);
  if (page.images.length > 0) token.attrSet('loading', 'lazy');
  token.attrSet('decoding', 'async');
  page.images.push(file.url);
}

function drop(token: Token): void {
  token.type = 'text';
}
