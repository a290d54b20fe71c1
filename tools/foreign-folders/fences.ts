// Line after line → is it code: in a fence, or one of its two ends? A fence further in closes none that is further out, and ends with
// the block that it is in.
import { closesFence, openingFence } from '../../engine/tooling.ts';

/** Columns that a closing fence may be further in. */
const FREE = 3;

export type Fences = {
  /** @returns  whether the line is code. Each line is asked for once, in their order. */
  has(text: string): boolean;
  /** Signs of the fence that is open behind the last line; empty where none is. */
  open(): string;
};

export function createFences(): Fences {
  let marker = '';
  let width = 0;
  let isInBlock = false;
  return {
    has(text) {
      if (marker !== '' && isInBlock && /^\S/.test(text)) marker = '';
      if (marker === '') {
        marker = openingFence(text);
        width = widthOf(text);
        isInBlock = /^(?: {4}|\t)/.test(text);
        return marker !== '';
      }
      if (closesFence(text, marker) && widthOf(text) <= width + FREE) marker = '';
      return true;
    },
    open: () => marker,
  };
}

/** Blanks, and signs of lists and quotes, before the words. */
const widthOf = (text: string): number =>
  /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*/.exec(text)?.[0].length ?? 0;
