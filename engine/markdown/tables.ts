// Tables → tables that scroll inside themselves; alignment as a class, since styles are forbidden.
import type { MarkdownIt } from 'markdown-it';

export function tables(md: MarkdownIt): void {
  md.core.ruler.push('table_alignment', (state) => {
    for (const token of state.tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue;
      const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1];
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
      if (align && align !== 'left') token.attrJoin('class', `align-${align}`);
    }
  });
  md.renderer.rules.table_open = () => '<div class="table"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
}
