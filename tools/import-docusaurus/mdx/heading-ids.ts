// `## Title {/* #id */}`, the id of a heading as MDX can have it → `## Title {#id}`; every offset stays.
import { closesFence, openingFence } from '../../../engine/tooling.ts';

const ID = /\{\/\*[ \t]{0,9}(#[^\s{}*]{1,200})[ \t]{0,9}\*\/\}$/;

export function withHeadingIds(text: string): string {
  if (!text.includes('{/*')) return text;
  let marker = '';
  return text
    .split('\n')
    .map((line) => {
      if (marker !== '') {
        if (closesFence(line, marker)) marker = '';
        return line;
      }
      marker = openingFence(line);
      return /^[\s>]{0,20}#{1,6}[ \t]/.test(line) ? withId(line) : line;
    })
    .join('\n');
}

/** Blanks take the place of the other signs. */
function withId(line: string): string {
  const written = line.trimEnd();
  const [comment = '', id = ''] = ID.exec(written) ?? [];
  return id === '' ? line : `${written.slice(0, -comment.length)}{${id}}`.padEnd(line.length);
}
