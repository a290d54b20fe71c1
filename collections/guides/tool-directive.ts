// `::tool{name=sizing}` → a small tool, such as a calculator: its first state, made interactive on first use.
import {
  type Directive,
  type DirectiveNode,
  type PageState,
  type Problem,
  reportBlock,
} from '../../engine/index.ts';
import { html, lookUp, nearest, trustHtml } from '../../engine/shared.ts';

/** Tool → its island, and the style sheet of this collection that it needs. */
const TOOLS: Readonly<Record<string, { island: string; style: string }>> = {
  sizing: { island: 'Sizing', style: 'sizing' },
};

export const tool: Directive<unknown, string | Problem> = {
  names: ['tool'],
  form: 'leaf',
  attributes: ['name'],
  flags: [],
  prepare: drawTool,
  check(node, page) {
    const found = node.prepared;
    if (typeof found === 'object') reportBlock(page, node.line, found);
  },
  render: ({ prepared }) => (typeof prepared === 'string' ? trustHtml(`${prepared}\n`) : html``),
  /** Machines read the text around it. */
  toMarkdown: () => ({}),
};

async function drawTool(node: DirectiveNode, page: PageState): Promise<string | Problem> {
  const { name = '' } = node.named;
  const found = lookUp(TOOLS, name);
  if (!found) return unknownTool(name);
  page.styles.add(`guides/${found.style}`);
  return page.context.drawIsland({ name: found.island, when: 'use', key: [], props: () => ({}) });
}

function unknownTool(name: string): Problem {
  const closest = nearest(name, Object.keys(TOOLS));
  return {
    code: 'directive/unknown-tool',
    message: name ? `There is no tool "${name}".` : 'The line names no tool.',
    hint: closest ? `Closest: ${closest}` : 'Write ::tool{name=sizing}',
  };
}
