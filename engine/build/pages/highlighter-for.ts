// The grammars of a site's own → what colors its code: one for all sites without any, in this process.
import type { OwnGrammars } from '../../content/config/load-grammars.ts';
import { createHighlighter, type Highlighter } from '../../markdown/highlight.ts';
import { onceFor } from '../../text/once.ts';

const shared = createHighlighter();

/** Load what colors code before the first page asks for it. */
export function warmUp(): Promise<void> {
  return shared.load(['javascript']);
}

/** The development server makes many contexts of one site. */
export const highlighterFor = onceFor(
  (grammars: OwnGrammars): Highlighter =>
    Object.keys(grammars).length === 0 ? shared : createHighlighter(grammars),
);
