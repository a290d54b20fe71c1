// Names of screens → the small pictures of the widgets on their canvases.
import type { CollectionData, DirectiveNode, PageState } from '../../engine/index.ts';
import { lookUp } from '../../engine/shared.ts';
import type { ScreenBook } from './book.ts';
import { widgetsOf } from './walk.ts';

type Node = DirectiveNode<CollectionData<{ book: ScreenBook }>>;

/** @returns  name of a widget → SVG. A name that no screen has gives none. */
export async function loadPictures(
  names: readonly (string | undefined)[],
  node: Node,
  page: PageState,
): Promise<Map<string, string>> {
  const { book } = node.data.records;
  const pictures = new Map<string, string>();
  const widgets = names.flatMap((name = '') => widgetsOf(lookUp(book, name)?.parts ?? []));
  for (const name of new Set(widgets)) {
    const card = await page.context.cardOf('widget', name);
    for (const use of card?.dependencies ?? []) page.dependencies.add(use);
    if (card?.picture) pictures.set(name, card.picture);
  }
  return pictures;
}
