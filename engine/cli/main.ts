// The `learn` command line: words and flags → one of the commands; prints, and gives the exit status.

import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError, ExpectedError } from '../diagnostics/diagnostics.ts';
import { diskReason } from '../diagnostics/disk-errors.ts';
import { needs } from '../diagnostics/missing-package.ts';
import { formatDiagnostics } from '../diagnostics/print-diagnostics.ts';
import { lookUp } from '../text/look-up.ts';
import { nearest } from '../text/nearest.ts';
import {
  type Command,
  emptyProblem,
  FLAG_OPTIONS,
  FLAGS,
  type Flags,
  flagsHelp,
  misplacedFlag,
  withValues,
} from './flags.ts';

/** Name → the command, loaded when it is called. */
export const COMMANDS: Record<string, () => Promise<Command>> = {
  init: async () => (await import('./init.ts')).initCommand,
  build: async () => (await import('./build.ts')).buildCommand,
  dev: async () => (await import('./dev.ts')).devCommand,
  serve: async () => (await import('./serve.ts')).serveCommand,
  bundle: async () => (await import('./bundle.ts')).bundleCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  stale: async () => (await import('./stale.ts')).staleCommand,
  diff: async () => (await import('./diff.ts')).diffCommand,
  search: async () => (await import('./search.ts')).searchCommand,
  mcp: async () => {
    const { mcpCommand } = await import('./mcp.ts').catch(
      needs('@modelcontextprotocol/server', 'learn mcp'),
    );
    return mcpCommand;
  },
  lsp: async () => (await import('./lsp.ts')).lspCommand,
  insight: async () => (await import('./insight.ts')).insightCommand,
  new: async () => (await import('./new.ts')).newCommand,
  import: async () => (await import('./import.ts')).importCommand,
  mv: async () => (await import('./mv.ts')).mvCommand,
  terms: async () => (await import('./terms.ts')).termsCommand,
  schema: async () => (await import('./schema.ts')).schemaCommand,
  cache: async () => (await import('./cache.ts')).cacheCommand,
};

const help = () => `learn: build, serve and check a documentation site

  learn init [DIR]           write a small site that shows every construct
  learn build [SITE]         build the site into its output folder
  learn dev [SITE]           serve it while you write; shows each change at once
  learn serve [DIR|SITE]     serve a built site
  learn bundle [DIR|SITE]    one zip of a built site that opens from a disk, without a server
  learn verify BUNDLE        what was changed in a bundle since it was made
  learn check [SITE]         tell everything that is wrong with the content
  learn stale [SITE]         pages to read again: their review is due, they have no owner, or what
                             they are about has changed since
  learn diff [REF] [SITE]    what changed for readers since the branch left REF (origin/main or main):
                             a folder of pages, and a comment in Markdown
  learn search "WORDS" [DIR|SITE]
                             what a built site's search answers
  learn mcp [DIR|SITE]       let assistants ask a built site (Model Context Protocol)
  learn lsp [SITE]           the checks in an editor, as you type (Language Server Protocol)
  learn insight serve [DIR|SITE]
                             ask readers what they miss, and show writers; also: export, restore,
                             forget, suggest, report
  learn new page ID          write a page to fill in
  learn new KIND NAME        write a record to fill in; "learn new" lists the kinds of a site
  learn import docusaurus DIR OUT
                             turn a Docusaurus site into one of this engine
  learn mv OLD NEW [SITE]    rename a page, a folder, a heading (page#id) or a snippet (snippets/…),
                             and correct everything that names it
  learn terms vale|cspell [SITE]
                             the terms as the configuration of Vale or cspell
  learn schema [SITE]        write the JSON Schemas of the YAML files, for editors
  learn cache [SITE]         what builds keep for the next, by kind; also: prune, clear
  learn cache save FILE      save it, for another folder or machine; "learn cache restore FILE"

${flagsHelp()}

SITE is a folder; without it, this folder or its subfolder "site".
`;

/**
 * Run one command.
 *
 * @returns exit status: 0 done, 1 the content has errors or something expected failed, 2 wrong call.
 */
export async function main(args: string[]): Promise<number> {
  const parsed = parse(args);
  if ('problem' in parsed) return fail(parsed.problem, 2);
  const [name = '', ...words] = parsed.words;
  if (parsed.isHelp || name === '' || name === 'help') {
    process.stdout.write(help());
    return parsed.isHelp || name === 'help' ? 0 : 2;
  }
  const command = lookUp(COMMANDS, name);
  if (!command) {
    const meant = nearest(name, Object.keys(COMMANDS));
    return fail(
      `There is no command "${name}".${meant ? ` Closest: ${meant}` : ''}\nAll commands: learn help`,
      2,
    );
  }
  const misplaced = misplacedFlag(name, parsed.flags);
  if (misplaced) return fail(misplaced, 2);
  try {
    return (await (await command())(words, parsed.flags)) ?? 0;
  } catch (error) {
    return report(error, parsed.flags);
  }
}

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: withValues(args),
      allowPositionals: true,
      options: FLAG_OPTIONS,
    });
    const { help: isHelp, ...flags } = values;
    const problem = emptyProblem(positionals, flags);
    if (problem) return { problem };
    return { words: positionals, flags: flags as Flags, isHelp: isHelp === true };
  } catch (error) {
    return { problem: `${flagProblem(error as NodeJS.ErrnoException)}\nAll flags: learn help` };
  }
}

function flagProblem({ code, message }: NodeJS.ErrnoException): string {
  const [, flag = ''] = /'(-[^\s',]*)/.exec(message) ?? [];
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return message;
  const meant = nearest(flag.replace(/^-+/, ''), Object.keys(FLAGS));
  return `There is no flag "${flag}".${meant ? ` Closest: --${meant}` : ''}`;
}

function report(error: unknown, { debug: isDebug = false, all = false }: Flags): number {
  if (error instanceof ContentError) {
    process.stderr.write(
      `${formatDiagnostics(error.diagnostics, { isWhole: all })} Nothing was written; the last build is untouched.\n`,
    );
    return 1;
  }
  if (error instanceof ExpectedError)
    return fail(error.hint ? `${error.message}\n${error.hint}` : error.message, 1);
  const reason = diskReason(error);
  if (reason && !isDebug) return fail(diskMessage(reason, error as NodeJS.ErrnoException), 1);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const how = isDebug ? (stack ?? message) : `${message}\nRun again with --debug for details.`;
  return fail(`This is a fault of the engine, not of your content. Please report it.\n${how}`, 1);
}

function diskMessage(reason: string, { path: at }: NodeJS.ErrnoException): string {
  if (at === undefined) return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  return `${path.relative(process.cwd(), at) || '.'} can't be read or written: ${reason}.`;
}

function fail(message: string, status: number): number {
  process.stderr.write(`learn: ${message}\n`);
  return status;
}
