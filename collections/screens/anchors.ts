// A screen's name → what links lead to: its row in the list, and its figure on a page that shows it.
import type { PageState } from '../../engine/index.ts';
import { figureId } from '../../engine/shared.ts';

/** Of its row. */
export const anchorOf = (name: string): string => name.replaceAll('/', '-');

export const figureAnchor = (name: string): string => figureId(anchorOf(name));

/** The first figure of a screen on a page has an id; others, and states of a sequence, have none. */
export function takeFigureAnchor(name: string, { anchors }: PageState): string | undefined {
  const id = figureAnchor(name);
  if (anchors.includes(id)) return undefined;
  anchors.push(id);
  return id;
}
