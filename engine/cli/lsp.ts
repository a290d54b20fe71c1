// `learn lsp [SITE]`: the checks, and what the site knows, in an editor that speaks the Language Server Protocol over stdio.
import type { ServiceOptions } from '../../tools/lsp/create-language-server.ts';
import { serveStdio } from '../../tools/lsp/serve-stdio.ts';
import { planRename } from '../../tools/move/plan-rename.ts';
import { withRedirects } from '../../tools/move/redirects.ts';
import { compileApart } from '../content/config/compile-module.ts';
import type { Command } from './flags.ts';
import { configOptions } from './options.ts';

export const lspCommand: Command = async (words, flags) => {
  compileApart();
  await serveStdio({ site: configOptions(words, flags), rename, withRedirect });
  return undefined;
};

/** As `learn mv` plans it; the editor makes the changes. */
const rename: ServiceOptions['rename'] = ({ source, site }, words) =>
  planRename(words, source, () => site).changes;

const withRedirect: ServiceOptions['withRedirect'] = ({ loaded }, text, redirect) =>
  withRedirects(text, [redirect], new Set(), loaded.tokens);
