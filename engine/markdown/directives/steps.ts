// `:::steps` around an ordered list → a numbered procedure.
import { reportBlock } from '../state.ts';
import type { Directive } from './directive.ts';

export const steps: Directive = {
  names: ['steps'],
  form: 'container',
  attributes: [],
  check(node, page, body) {
    if (body[0]?.type !== 'ordered_list_open')
      reportBlock(page, node.line, {
        code: 'directive/steps-content',
        message: 'Steps hold one ordered list.',
        hint: ':::steps\n1. First step.\n2. Second step.\n:::',
      });
  },
  render: (_node, inner) => `<div class="steps">${inner}</div>\n`,
};
