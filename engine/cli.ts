// The `learn` command line: words and flags → one of the commands; prints, and gives the exit status.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError, ExpectedError } from './diagnostics.ts';
import { diskReason } from './disk-errors.ts';
import { nearest } from './nearest.ts';
import { formatDiagnostics } from './print-diagnostics.ts';

export type Flags = {
  out?: string | undefined;
  base?: string | undefined;
  config?: string | undefined;
  port?: string | undefined;
  host?: string | undefined;
  title?: string | undefined;
  label?: boolean | undefined;
  publish?: boolean | undefined;
  build?: boolean | undefined;
  json?: boolean | undefined;
  section?: string | undefined;
  debug?: boolean | undefined;
};

/** @returns the exit status, when it isn't 0. */
export type Command = (words: string[], flags: Flags) => Promise<number | undefined>;

const COMMANDS: Record<string, () => Promise<Command>> = {
  build: async () => (await import('./commands/build.ts')).buildCommand,
  dev: async () => (await import('./commands/dev.ts')).devCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  search: async () => (await import('./commands/search.ts')).searchCommand,
  new: async () => (await import('./commands/new.ts')).newCommand,
  schema: async () => (await import('./commands/schema.ts')).schemaCommand,
};

const HELP = `learn: build, serve and check a documentation site

  learn build [SITE]         build the site into its output folder
  learn dev [SITE]           serve it while you write; shows each change at once
  learn serve [DIR|SITE]     serve a built site
  learn check [SITE]         tell everything that is wrong with the content
  learn search "WORDS" [DIR|SITE]
                             what a built site's search answers
  learn new page ID          write a page to fill in
  learn new release VERSION  write the record of a release to fill in
  learn schema [SITE]        write the JSON Schemas of the YAML files, for editors

  --config FILE    the site's config; otherwise SITE/site.config.ts or .json
  --out DIR        output folder (build, serve)
  --base PATH      path below the host, such as /learn/ (build, dev)
  --port N         port to listen on (dev, serve; 4000)
  --host NAME      address to listen on (dev, serve; 127.0.0.1)
  --publish        check: enter all pages and anchors into the ledger of published addresses
  --build          serve: build first
  --json           search: print the hits as JSON
  --section SLUG   search: only in this section
  --title TEXT     new page: its title
  --label          new release: move the version label of the site along
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
    return report(error, parsed.flags.debug === true);
  }
}

const FLAGS = {
  out: { type: 'string' },
  base: { type: 'string' },
  config: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  title: { type: 'string' },
  label: { type: 'boolean' },
  publish: { type: 'boolean' },
  build: { type: 'boolean' },
  json: { type: 'boolean' },
  section: { type: 'string' },
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

function report(error: unknown, isDebug: boolean): number {
  if (error instanceof ContentError) {
    process.stderr.write(
      `${formatDiagnostics(error.diagnostics)} Nothing was written; the last build is untouched.\n`,
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
