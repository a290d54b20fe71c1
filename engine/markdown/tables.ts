// Tables → tables that scroll inside themselves; alignment as a class, since styles are forbidden.
import type { MarkdownIt, Token } from 'markdown-it';

export function tables(md: MarkdownIt): void {
  md.core.ruler.push('table_cells', (state) => {
    state.tokens.forEach((token, i) => {
      if (token.type !== 'th_open' && token.type !== 'td_open') return;
      alignByClass(token);
      const close = state.tokens[i + 2];
      if (token.tag === 'th' && state.tokens[i + 1]?.content === '' && close) {
        // A header cell without text heads nothing: screen readers would announce it all the same.
        token.tag = 'td';
        close.tag = 'td';
      }
    });
  });
  md.renderer.rules.table_open = () => '<div class="table"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
}

function alignByClass(token: Token): void {
  const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1];
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
  if (align && align !== 'left') token.attrJoin('class', `align-${align}`);
}
