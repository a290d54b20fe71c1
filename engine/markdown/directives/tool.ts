// `::tool{name=sizing}` → a small tool of the site's theme, such as a calculator: its first state, brought to life on use.
import { reportBlock } from '../state.ts';
import type { Directive } from './directive.ts';

export const tool: Directive = {
  names: ['tool'],
  form: 'leaf',
  attributes: ['name'],
  flags: [],
  check(node, page) {
    const { name = '' } = node.named;
    const found = page.context.drawTool(name);
    const length = page.lines[node.line]?.text.length ?? 0;
    // Machines read what stands around it.
    page.edits.push({ line: node.line, column: 0, length, text: '' });
    if ('html' in found) return;
    reportBlock(page, node.line, {
      code: 'directive/unknown-tool',
      message: name ? `There is no tool "${name}".` : 'The line names no tool.',
      hint: found.closest ? `Closest: ${found.closest}` : 'Write ::tool{name=sizing}',
    });
  },
  render(node, _inner, page) {
    const found = page.context.drawTool(node.named.name ?? '');
    return 'html' in found ? `${found.html}\n` : '';
  },
};
