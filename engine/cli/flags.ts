// The flags of the command line: one list, of which the parser, the types and the help are made.

import { lookUp } from '../text/look-up.ts';

type Flag = {
  /** How the help calls its value; a switch has none. */
  value?: string;
  /** Commands that it is for, where it would do nothing with another. */
  only?: readonly string[];
  says: string;
};

export const FLAGS = {
  config: { value: 'FILE', says: "the site's config; otherwise SITE/site.config.ts or .json" },
  out: { value: 'DIR', says: 'output folder (build, serve, diff, terms), the file (bundle)' },
  base: { value: 'PATH', says: 'path below the host, such as /learn/ (build, dev)' },
  port: { value: 'N', says: 'port to listen on (dev, serve; 4000)' },
  http: { value: 'PORT', says: 'mcp: over HTTP on this machine, not over stdio' },
  host: { value: 'NAME', says: 'address to listen on (dev, serve; 127.0.0.1)' },
  metrics: { value: 'N', says: 'serve: counts for Prometheus on a port of their own' },
  'metrics-host': { value: 'NAME', says: 'address that the counts listen on (127.0.0.1)' },
  log: { value: 'json', says: 'serve: a line of JSON for each answer' },
  plain: { only: ['build'], says: 'the output is a folder, not a link to one' },
  'all-versions': {
    only: ['build', 'check'],
    says: 'every version of versions.yaml, each from its git ref',
  },
  publish: {
    only: ['check'],
    says: 'enter all pages and anchors into the URL manifest, published.json',
  },
  all: { says: 'check, build: print every warning, even where many are of one kind' },
  build: { says: 'serve: build first; pages of a first build are served meanwhile' },
  json: { only: ['search', 'check', 'stale', 'diff'], says: 'print JSON' },
  today: { value: 'DATE', only: ['stale'], says: 'what is due on that day' },
  section: { value: 'NAME', only: ['search', 'bundle'], says: 'only this section' },
  pdf: { only: ['bundle'], says: "the section as one PDF, printed by this machine's Chromium" },
  sign: { value: 'KEY', says: 'bundle: write a signature beside it, with this private key' },
  'new-key': {
    value: 'FILE',
    says: 'bundle: write a new private key to FILE, and its public key beside it',
  },
  key: { value: 'KEY', says: 'verify: check the signature, with this public key' },
  signature: { value: 'FILE', says: 'verify: the signature, otherwise BUNDLE.sig' },
  'max-size': { value: 'MB', says: 'verify: the most that a zip may be unpacked to' },
  version: { value: 'NAME', says: 'import: only this version, where the site has several' },
  map: {
    value: 'FILE',
    only: ['import'],
    says: 'what stands for components, otherwise OUT/import.map.yaml',
  },
  changed: {
    value: 'REF',
    only: ['check'],
    says: 'only what the branch touches since REF (--changed=REF; origin/main or main)',
  },
  external: {
    only: ['check'],
    says: 'ask the links to other sites instead; with --dry-run, only list them',
  },
  insight: { says: 'serve: take and show what readers say (learn insight)' },
  database: { value: 'URL', says: 'insight: a PostgreSQL server, otherwise an embedded database' },
  data: { value: 'DIR', says: "insight: where it is kept; otherwise the user's state folder" },
  proxy: { value: 'LIST', says: 'insight: addresses of proxies that name the client' },
  from: { value: 'URL|FILE', says: 'dev, insight suggest, report: a service, or an export of one' },
  format: {
    value: 'NAME',
    says: 'check: for github, gitlab, sarif or json; insight export: csv, daily counts as a table',
  },
  before: {
    value: 'DIR|DATE',
    only: ['diff', 'insight'],
    says: 'a site built before the change, in place of REF; forget: all before this day',
  },
  after: {
    value: 'DIR',
    only: ['diff'],
    says: 'a site built after the change; otherwise, this checkout is built',
  },
  markdown: {
    value: 'FILE',
    only: ['diff'],
    says: 'also a comment for a pull request; "-" prints it',
  },
  days: { value: 'N', says: 'insight suggest, report: the last days (28, 7)' },
  title: { value: 'TEXT', says: 'new page, init: the title' },
  label: { says: 'new: move the version label of the site along, where the kind has one' },
  'dry-run': {
    only: ['mv', 'check'],
    says: 'show each change, write nothing; with --external: ask nobody',
  },
  recover: { only: ['mv'], says: 'put in order what a killed mv has left' },
  debug: { says: 'print the stack of an unexpected failure' },
} as const satisfies Record<string, Flag>;

/** What `--changed` has without a value. No ref can be called so. */
export const NO_REF = ':';

/** A flag whose value may be omitted takes one only after `=`: what follows it may be the site. */
export const withValues = (args: readonly string[]): string[] =>
  args.map((one) => (one === '--changed' ? `--changed=${NO_REF}` : one));

/** A flag that a command would silently pass over is a wrong call. @returns undefined where each counts. */
export function misplacedFlag(command: string, flags: object): string | undefined {
  const flag = Object.keys(flags).find((name) => onlyOf(name)?.includes(command) === false);
  if (flag === undefined) return undefined;
  const commands = (onlyOf(flag) ?? []).map((name) => `learn ${name}`).join(', ');
  return `"learn ${command}" takes no --${flag}. It is for: ${commands}.`;
}

const onlyOf = (name: string) => lookUp<Flag>(FLAGS, name)?.only;

export type Flags = {
  [Name in keyof typeof FLAGS]?:
    | ((typeof FLAGS)[Name] extends { value: string } ? string : boolean)
    | undefined;
};

/** As `parseArgs` takes them. */
export const FLAG_OPTIONS: Record<string, { type: 'string' | 'boolean'; short?: string }> = {
  ...Object.fromEntries(
    Object.entries(FLAGS).map(([name, flag]) => [
      name,
      { type: 'value' in flag ? 'string' : 'boolean' },
    ]),
  ),
  help: { type: 'boolean', short: 'h' },
};

const WIDTH = 17;

/** A line for each; a long flag has its words below. */
export const flagsHelp = (): string =>
  Object.entries<Flag>(FLAGS)
    .map(([name, { value, only, says }]) => {
      const head = `--${name}${value ? ` ${value}` : ''}`;
      const gap =
        head.length < WIDTH ? ' '.repeat(WIDTH - head.length) : `\n${' '.repeat(WIDTH + 2)}`;
      return `  ${head}${gap}${only ? `${only.join(', ')}: ` : ''}${says}`;
    })
    .join('\n');

/** Words and flags of the command line → its exit status, when that isn't 0. */
export type Command = (words: string[], flags: Flags) => Promise<number | undefined>;

/** What is wrong with an empty word: most often, a variable isn't set. An empty name would be the folder that the command runs in. @returns undefined where none is empty. */
export function emptyProblem(words: readonly string[], flags: object): string | undefined {
  const flag = Object.entries(flags).find(([, value]) => value === '')?.[0];
  const at = words.indexOf('', 1);
  const before = words.slice(0, at).join(' ');
  const what = flag ? `--${flag}` : at > 0 ? `The word after "learn ${before}"` : undefined;
  return what && `${what} is empty. Is a variable not set?`;
}
