// A line of HTML, as configs have it → a line of text with links as in Markdown.

import { scan } from '../mdx/scan.ts';
import { decode } from '../mdx/scan-tag.ts';

/** @param resolve  where a link leads; undefined: its words stay. */
export function htmlToLine(html: string, resolve: (href: string) => string | undefined): string {
  let open: { target: string; words: string } | undefined;
  let line = '';
  const write = (text: string) => {
    if (open) open.words += text;
    else line += text;
  };
  const close = () => {
    if (!open) return;
    const { target, words } = open;
    const label = words.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim();
    open = undefined;
    line += label === '' ? '' : `[${label}](${target})`;
  };
  for (const token of scan(html, { isPlain: false, hasMath: false })) {
    if (token.kind === 'open' && token.name === 'a') {
      close();
      const href = token.attributes.find(({ name }) => name === 'href')?.value;
      const target = typeof href === 'string' ? resolve(decode(href)) : undefined;
      if (target !== undefined && !/[\s()]/.test(target)) open = { target, words: '' };
    } else if (token.kind === 'close' && token.name === 'a') close();
    else if (token.kind === 'empty' || token.kind === 'open') write(token.name === 'br' ? ' ' : '');
    else if (token.kind === 'text' || token.kind === 'expression')
      write(decode(html.slice(token.start, token.end)));
  }
  close();
  return line.replace(/\s+/g, ' ').trim();
}
