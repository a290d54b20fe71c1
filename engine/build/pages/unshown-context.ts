// The plan of a site → what its pages are read with where none of them is shown: no component of a theme or of a collection is loaded.
import { createUnshownPieces } from '../../markdown/pieces.ts';
import { defaultTheme } from '../../theme/theme.ts';
import type { Users } from '../plan/dependents.ts';
import { resolverFrom } from '../plan/link-table.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import { createPageContext } from './page-context.ts';
import type { PageContext } from './page-job.ts';

/** @param users  known once all other pages are read. */
export function openUnshown(
  { context, links, prepared }: SitePlan,
  users?: Users,
): Promise<PageContext> {
  const { loaded, source } = prepared;
  const modules = { ...context.modules, drawings: {} };
  return createPageContext(
    { ...context, modules },
    {
      collections: source.collections,
      theme: defaultTheme,
      links: resolverFrom(links, context.article.names),
      store: loaded.store,
      pieces: createUnshownPieces(loaded.store),
      users,
      format: loaded.format,
    },
  );
}
