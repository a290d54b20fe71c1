// `:::steps` around an ordered list → a numbered procedure.
import { html } from '../../text/html.ts';
import { reportBlock } from '../state.ts';
import { blocksOf } from './content.ts';
import type { Directive } from './directive.ts';

export const steps: Directive = {
  names: ['steps'],
  form: 'container',
  attributes: [],
  flags: [],
  check(node, page, body) {
    const blocks = blocksOf(body);
    if (blocks.length !== 1 || blocks[0]?.type !== 'ordered_list_open')
      reportBlock(page, node.line, {
        code: 'directive/steps-content',
        message: 'Steps hold one ordered list, and nothing else.',
        hint: ':::steps\n1. First step.\n2. Second step.\n:::',
      });
  },
  render: (_node, inner) => html`<div class="steps">${inner}</div>\n`,
};
