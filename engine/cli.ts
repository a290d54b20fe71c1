// The `learn` command line: words and flags → one of the commands; prints, and gives the exit status.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError, ExpectedError } from './diagnostics.ts';
import { diskReason } from './disk-errors.ts';
import { needs } from './missing-package.ts';
import { nearest } from './nearest.ts';
import { formatDiagnostics } from './print-diagnostics.ts';

export type Flags = {
  out?: string | undefined;
  base?: string | undefined;
  config?: string | undefined;
  port?: string | undefined;
  host?: string | undefined;
  http?: string | undefined;
  metrics?: string | undefined;
  log?: string | undefined;
  title?: string | undefined;
  label?: boolean | undefined;
  publish?: boolean | undefined;
  plain?: boolean | undefined;
  external?: boolean | undefined;
  build?: boolean | undefined;
  all?: boolean | undefined;
  'all-versions'?: boolean | undefined;
  json?: boolean | undefined;
  pdf?: boolean | undefined;
  section?: string | undefined;
  version?: string | undefined;
  'dry-run'?: boolean | undefined;
  debug?: boolean | undefined;
};

/** @returns the exit status, when it isn't 0. */
export type Command = (words: string[], flags: Flags) => Promise<number | undefined>;

const COMMANDS: Record<string, () => Promise<Command>> = {
  init: async () => (await import('./commands/init.ts')).initCommand,
  build: async () => (await import('./commands/build.ts')).buildCommand,
  dev: async () => (await import('./commands/dev.ts')).devCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  bundle: async () => (await import('./commands/bundle.ts')).bundleCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  search: async () => (await import('./commands/search.ts')).searchCommand,
  mcp: async () => {
    const { mcpCommand } = await import('./commands/mcp.ts').catch(
      needs('@modelcontextprotocol/server', 'learn mcp'),
    );
    return mcpCommand;
  },
  new: async () => (await import('./commands/new.ts')).newCommand,
  import: async () => (await import('./commands/import.ts')).importCommand,
  mv: async () => (await import('./commands/mv.ts')).mvCommand,
  schema: async () => (await import('./commands/schema.ts')).schemaCommand,
};

const HELP = `learn: build, serve and check a documentation site

  learn init [DIR]           write a small site that shows every construct
  learn build [SITE]         build the site into its output folder
  learn dev [SITE]           serve it while you write; shows each change at once
  learn serve [DIR|SITE]     serve a built site
  learn bundle [DIR|SITE]    one zip of a built site that opens from a disk, without a server
  learn verify BUNDLE        what was changed in a bundle since it was made
  learn check [SITE]         tell everything that is wrong with the content
  learn search "WORDS" [DIR|SITE]
                             what a built site's search answers
  learn mcp [DIR|SITE]       let assistants ask a built site (Model Context Protocol)
  learn new page ID          write a page to fill in
  learn new KIND NAME        write a record to fill in; "learn new" lists the kinds of a site
  learn import docusaurus DIR OUT
                             turn a Docusaurus site into one of this engine
  learn mv OLD NEW [SITE]    rename a page or a folder, and correct everything that names it
  learn schema [SITE]        write the JSON Schemas of the YAML files, for editors

  --config FILE    the site's config; otherwise SITE/site.config.ts or .json
  --out DIR        output folder (build, serve), the file (bundle)
  --base PATH      path below the host, such as /learn/ (build, dev)
  --port N         port to listen on (dev, serve; 4000)
  --http PORT      mcp: over HTTP on this machine, not over stdio
  --host NAME      address to listen on (dev, serve; 127.0.0.1)
  --metrics N      serve: counts for Prometheus on a port of their own
  --log json       serve: a line of JSON for each answer
  --plain          build: the output is a folder, not a link to one
  --all-versions   build, check: every version of versions.yaml, each from its git ref
  --publish        check: enter all pages and anchors into the ledger of published addresses
  --all            check, build: print every warning, even where many are of one kind
  --build          serve: build first
  --json           search, check --external: print JSON
  --section NAME   search, bundle: only this section
  --pdf            bundle: the section as one PDF, printed by this machine's Chromium
  --version NAME   import: a version other than the current one
  --external       check: list the links to other sites instead; nothing is fetched
  --title TEXT     new page, init: the title
  --label          new: move the version label of the site along, where the kind has one
  --dry-run        mv: show each change, write nothing
  --debug          print the stack of an unexpected failure

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
    process.stdout.write(HELP);
    return parsed.isHelp || name === 'help' ? 0 : 2;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    const meant = nearest(name, Object.keys(COMMANDS));
    return fail(
      `There is no command "${name}".${meant ? ` Closest: ${meant}` : ''}\nAll commands: learn help`,
      2,
    );
  }
  try {
    return (await (await command())(words, parsed.flags)) ?? 0;
  } catch (error) {
    return report(error, parsed.flags);
  }
}

const FLAGS = {
  out: { type: 'string' },
  base: { type: 'string' },
  config: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  http: { type: 'string' },
  metrics: { type: 'string' },
  log: { type: 'string' },
  title: { type: 'string' },
  label: { type: 'boolean' },
  publish: { type: 'boolean' },
  plain: { type: 'boolean' },
  external: { type: 'boolean' },
  build: { type: 'boolean' },
  all: { type: 'boolean' },
  'all-versions': { type: 'boolean' },
  json: { type: 'boolean' },
  pdf: { type: 'boolean' },
  section: { type: 'string' },
  version: { type: 'string' },
  'dry-run': { type: 'boolean' },
  debug: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: FLAGS });
    const { help, ...flags } = values;
    return { words: positionals, flags: flags as Flags, isHelp: help === true };
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
