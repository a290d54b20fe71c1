// The name in a directive's line → the screen that it means, or what to write instead.
import type { CollectionData, DirectiveNode, PageState, Problem } from '../../engine/index.ts';
import { lookUp, nearest } from '../../engine/shared.ts';
import type { ScreenBook } from './book.ts';
import type { ScreenFile } from './record.ts';
import { reportAt } from './report.ts';

type Node = DirectiveNode<CollectionData<{ book: ScreenBook }>>;

/** A name that no screen has is reported. */
export function findScreen(node: Node, page: PageState): ScreenFile | undefined {
  const { name = '' } = node.named;
  const { book } = node.data.records;
  const found = lookUp(book, name);
  if (!found) reportAt(node, 'name', page, unknownScreen(name, book));
  return found;
}

export function unknownScreen(name: string, book: ScreenBook): Problem {
  const meant = name ? nearest(name, Object.keys(book)) : undefined;
  return {
    code: 'screens/unknown-screen',
    message: name ? `There is no screen "${name}".` : 'The line names no screen.',
    hint: meant
      ? `Closest: ${meant}`
      : name
        ? `Write its record: learn new screen ${name}`
        : 'Write {name=area/name}, as its file in content/screens/ is called.',
  };
}
