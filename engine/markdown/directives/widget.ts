// `::widget{name=slider}` → the widget's live illustration: a picture of its first state, brought to life when it is near.
import { reportBlock } from '../state.ts';
import type { Directive } from './directive.ts';

export const widget: Directive = {
  names: ['widget'],
  form: 'leaf',
  attributes: ['name'],
  flags: [],
  check(node, page) {
    const { name } = node.named;
    const found = name ? page.context.illustrate(name) : {};
    if ('html' in found) return;
    if ('unknownProperty' in found) {
      reportBlock(page, node.line, {
        code: 'directive/unknown-property',
        message: `The illustration of "${name}" has the property "${found.unknownProperty}", its manifest hasn't.`,
        hint: `Add it to content/widgets/${name}.yaml, or take it out of the illustration.`,
      });
      return;
    }
    reportBlock(page, node.line, {
      code: 'directive/no-illustration',
      message: name
        ? `There is no illustration of the widget "${name}".`
        : 'The line names no widget.',
      hint: found.closest ? `Closest: ${found.closest}` : 'Write ::widget{name=slider}',
    });
  },
  render(node, _inner, page) {
    const found = node.named.name ? page.context.illustrate(node.named.name) : {};
    if (!('html' in found)) return '';
    page.parts.add('illustration');
    return `${found.html}\n`;
  },
};
