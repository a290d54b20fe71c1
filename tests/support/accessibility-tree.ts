// A page → what a browser tells screen readers about it, from its accessibility tree.
import type { CDPSession, Page } from 'playwright-core';

export type TreeNode = { name: string; properties: Record<string, string> };

type Answer = Awaited<ReturnType<typeof ask>>;
type Node = Answer['nodes'][number];

const ask = (session: CDPSession) => session.send('Accessibility.getFullAXTree');

/** Nodes with a role, in the order of the page. A property that points to other elements gives their names. */
export async function nodesOf(page: Page, role: string): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await ask(session);
  await session.detach();
  const nameOf = (id: number | undefined) => name(nodes.find((n) => n.backendDOMNodeId === id));
  return nodes
    .filter((node) => node.role?.value === role && !node.ignored)
    .map((node) => ({
      name: name(node),
      properties: Object.fromEntries(
        (node.properties ?? []).map((property) => [
          property.name,
          property.value.relatedNodes
            ? property.value.relatedNodes.map((one) => nameOf(one.backendDOMNodeId)).join(', ')
            : String(property.value.value),
        ]),
      ),
    }));
}

function name(node: Node | undefined): string {
  return String(node?.name?.value ?? '');
}
