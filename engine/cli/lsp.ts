// `learn lsp [SITE]`: the checks, and what the site knows, in an editor that speaks the Language Server Protocol over stdio.
import { spawn } from 'node:child_process';
import type { ServiceOptions } from '../../tools/lsp/create-language-server.ts';
import { serveStdio } from '../../tools/lsp/serve-stdio.ts';
import { planRename } from '../../tools/move/plan-rename.ts';
import { withRedirects } from '../../tools/move/redirects.ts';
import { compileApart } from '../content/config/compile-module.ts';
import type { Command } from './flags.ts';
import { configOptions } from './options.ts';

export const lspCommand: Command = async (words, flags) => {
  compileApart();
  const checked = () => checkApart([...words, ...(flags.config ? ['--config', flags.config] : [])]);
  await serveStdio({ site: configOptions(words, flags), checked, rename, withRedirect });
  return undefined;
};

/** Longer than any site takes. */
const MOST_MS = 300_000;

/**
 * Pages that are not as the last check has seen them are read by a separate check, with all cores. The components that it
 * loads to draw first states would stay in the memory of the service.
 */
function checkApart(args: readonly string[]): Promise<void> {
  const [, learn = ''] = process.argv;
  const check = spawn(process.execPath, [learn, 'check', ...args], {
    stdio: 'ignore',
    timeout: MOST_MS,
  });
  // What it can't do is done in the service, and reported there.
  return new Promise((resolve) =>
    check.once('error', () => resolve()).once('exit', () => resolve()),
  );
}

/** As `learn mv` plans it; the editor makes the changes. */
const rename: ServiceOptions['rename'] = ({ source, site }, words) =>
  planRename(words, source, () => site).changes;

const withRedirect: ServiceOptions['withRedirect'] = ({ loaded }, text, redirect) =>
  withRedirects(text, [redirect], new Set(), loaded.tokens);
