// Fences marked `mdx-code-block`, which Docusaurus reads as a part of the page → what is in them; every offset stays.
import { closesFence, openingFence } from '../../../engine/tooling.ts';

const MARK = 'mdx-code-block';

/** Lines that open and close such a fence become blanks. */
export function withoutMdxFences(text: string): string {
  if (!text.includes(MARK)) return text;
  let marker = '';
  let isMdx = false;
  return text
    .split('\n')
    .map((line) => {
      if (marker === '') {
        marker = openingFence(line);
        isMdx = marker !== '' && line.trim() === marker + MARK;
        return isMdx ? blanks(line) : line;
      }
      if (!closesFence(line, marker)) return line;
      marker = '';
      return isMdx ? blanks(line) : line;
    })
    .join('\n');
}

const blanks = (line: string): string => line.replace(/\S/g, ' ');
