// `learn check --external`: the links to other sites are requested, and what is wrong with them is reported; or they are only listed.
import path from 'node:path';
import { askAll, type KnownAnswers } from '../../tools/external/ask-all.ts';
import { toDiagnostics } from '../../tools/external/to-diagnostics.ts';
import { type ExternalLink, externalLinks } from '../build/checks/external-links.ts';
import { readLine } from '../build/locate.ts';
import { readCacheFile, writeCacheFile } from '../cache/cache-file.ts';
import { loadConfig } from '../content/config/load-config.ts';
import { loadSite } from '../content/load-site.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostics.ts';
import { type Format, formatFor } from '../diagnostics/formats.ts';
import { formatDiagnostics, plural } from '../diagnostics/print-diagnostics.ts';
import type { Flags } from './flags.ts';
import { fromHere } from './from-here.ts';
import type { configOptions } from './options.ts';
import { createProgress } from './progress.ts';

type Options = ReturnType<typeof configOptions>;

/** @returns  1 where a link leads nowhere. */
export async function checkExternal(options: Options, flags: Flags): Promise<number | undefined> {
  const loaded = await loadConfig(options);
  const links = externalLinks(loadSite(loaded));
  if (flags['dry-run']) return list(links, flags.json === true);
  const file = path.join(loaded.cacheDir, 'external-links.json');
  const { allow, ask } = loaded.config.externalLinks;
  const progress = createProgress(process.stderr, 'links');
  const { answers, known, asked } = await askAll(
    links.map(({ url }) => withoutFragment(url)),
    { known: readKnown(file), allow, local: ask, onProgress: progress.show },
  );
  progress.end();
  writeCacheFile(file, JSON.stringify(known));
  const found = toDiagnostics(
    links,
    (url) => answers.get(withoutFragment(url)),
    (link) => readLine(loaded, link.path, link.line),
  );
  const format = flags.format ?? (flags.json ? 'json' : undefined);
  if (format) process.stdout.write(formatFor(format as Format, fromHere(found, loaded.contentDir)));
  else print(found, links, { asked, all: answers.size, isWhole: flags.all === true });
  return hasErrors(found) ? 1 : undefined;
}

function withoutFragment(url: string): string {
  const parsed = new URL(url);
  parsed.hash = '';
  return parsed.href;
}

function readKnown(file: string): KnownAnswers {
  const text = readCacheFile(file);
  return text === undefined ? {} : (JSON.parse(text) as KnownAnswers);
}

type Counts = { asked: number; all: number; isWhole: boolean };

function print(
  found: readonly Diagnostic[],
  links: readonly ExternalLink[],
  { asked, all, isWhole }: Counts,
): void {
  if (found.length) process.stdout.write(`${formatDiagnostics(found, { isWhole })}\n`);
  const sites = new Set(links.map(({ site }) => site)).size;
  const rest = all - asked;
  process.stdout.write(
    `${plural(links.length, 'link')} to ${plural(sites, 'other site')}: ${asked.toLocaleString('en')} asked` +
      `${rest > 0 ? `, ${rest.toLocaleString('en')} known or allowed` : ''}.\n`,
  );
}

function list(links: readonly ExternalLink[], isJson: boolean): undefined {
  process.stdout.write(isJson ? `${JSON.stringify(links, null, 2)}\n` : toText(links));
}

function toText(links: readonly ExternalLink[]): string {
  const sites = [...new Set(links.map(({ site }) => site))];
  const blocks = sites.map((site) => {
    const own = links.filter((link) => link.site === site);
    const lines = own.map(({ path, line, column, url }) => `  ${path}:${line}:${column}  ${url}\n`);
    return `${site}\n${lines.join('')}\n`;
  });
  const where = `${plural(links.length, 'link')} to ${plural(sites.length, 'other site')}.`;
  return `${blocks.join('')}${where} Nothing was fetched.\n`;
}
