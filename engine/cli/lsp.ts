// `learn lsp [SITE]`: the checks, and what the site knows, in an editor that speaks the Language Server Protocol over stdio.
import type { ServiceOptions } from '../../tools/lsp/create-language-server.ts';
import { serveStdio } from '../../tools/lsp/serve-stdio.ts';
import { correctSite } from '../../tools/move/correct-site.ts';
import { expectNames } from '../../tools/move/expect-names.ts';
import { planMove } from '../../tools/move/plan-move.ts';
import type { Command } from './flags.ts';
import { configOptions } from './options.ts';

export const lspCommand: Command = async (words, flags) => {
  await serveStdio({ site: configOptions(words, flags), move });
  return undefined;
};

/** As `learn mv` plans it; the editor makes the changes. */
const move: ServiceOptions['move'] = ({ source, site }, { id, newId }) => {
  const plan = planMove(id, newId, source);
  expectNames(plan.renames, source, site);
  return correctSite(source, plan).changes;
};
