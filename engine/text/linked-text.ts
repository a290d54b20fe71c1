// A line of text with links as in Markdown → its parts.

/** Text, or a link with what it says and where it leads, as it was typed. */
export type LinkedPart = string | { label: string; target: string };

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** `See [what is new](news).` → `'See '`, the link, `'.'`. Everything that is no whole link stays text. */
export function parseLinkedText(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let done = 0;
  for (const { 0: whole, 1: label = '', 2: target = '', index } of text.matchAll(LINK)) {
    if (index > done) parts.push(text.slice(done, index));
    parts.push({ label, target });
    done = index + whole.length;
  }
  if (done < text.length) parts.push(text.slice(done));
  return parts;
}
