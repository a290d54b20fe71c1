// `learn check`: all diagnostics about the content at once; exit status 1 when one is an error.
import path from 'node:path';
import { build } from '../build/build.ts';
import { buildVersions } from '../build/versions/build-versions.ts';
import { loadConfig } from '../content/config/load-config.ts';
import { loadSite } from '../content/load-site.ts';
import { ContentError, type Diagnostic, ExpectedError } from '../diagnostics/diagnostics.ts';
import { FORMATS, type Format, formatFor } from '../diagnostics/formats.ts';
import { formatDiagnostics, plural } from '../diagnostics/print-diagnostics.ts';
import { writeForUser } from '../disk/write-for-user.ts';
import { countPlanned } from '../model/check-sidebars.ts';
import { extendUrlManifest, formatUrlManifest, unpublished } from '../model/url-manifest.ts';
import { findChanged } from './check-changed.ts';
import { checkExternal } from './check-external.ts';
import type { Command, Flags } from './flags.ts';
import { fromHere } from './from-here.ts';
import { configOptions } from './options.ts';

export const checkCommand: Command = async (words, flags) => {
  const format = flags.format ?? (flags.json ? 'json' : undefined);
  if (format !== undefined) expectFormat(format);
  if (flags['dry-run'] && !flags.external)
    throw new ExpectedError('A check writes nothing.', '--dry-run is for: check --external');
  if (flags.external) return checkExternal(configOptions(words, flags), flags);
  if (format !== undefined) return checkForPrograms(words, flags, format);
  if (flags['all-versions']) return checkAll(words, flags);
  if (flags.changed) return checkChanged(words, flags, flags.changed);
  const options = configOptions(words, flags);
  const loaded = await loadConfig(options);
  if (flags.publish && loaded.isBare)
    throw new ExpectedError(
      'A folder without a config has no URL manifest.',
      'Write a site.config.json beside it, with "content" and "pages".',
    );
  const { site, links, summary } = await build({ ...options, isDryRun: true });
  const { pages, diagnostics } = summary;
  print(diagnostics, flags);
  const { urlManifest } = loadSite(loaded);
  if (flags.publish) {
    const file = path.join(loaded.contentDir, 'published.json');
    const extended = extendUrlManifest(site, urlManifest, links);
    writeForUser(file, formatUrlManifest(extended), { within: loaded.contentDir });
    process.stdout.write(
      `${path.relative(process.cwd(), file)} holds ${Object.keys(extended.pages).length.toLocaleString('en')} published addresses.\n`,
    );
  }
  const fresh = flags.publish || loaded.isBare ? 0 : unpublished(site, urlManifest, links);
  const planned = countPlanned(site);
  process.stdout.write(
    `Checked ${plural(pages, 'page')}: no mistakes, ${plural(diagnostics.length, 'warning')}. ` +
      `${plural(planned, 'page')} planned${fresh ? `, ${fresh.toLocaleString('en')} ${fresh === 1 ? 'address' : 'addresses'} not in the URL manifest yet (learn check --publish)` : ''}.\n`,
  );
  return undefined;
};

function expectFormat(format: string): void {
  if (!FORMATS.includes(format as Format))
    throw new ExpectedError(`There is no format "${format}".`, `Formats: ${FORMATS.join(', ')}`);
}

/** Nothing else is printed; the exit status says whether there are errors. */
async function checkForPrograms(
  words: string[],
  flags: Flags,
  format: string,
): Promise<number | undefined> {
  const options = { ...configOptions(words, flags), isDryRun: true };
  const found = flags.changed
    ? await findChanged(options, flags.changed)
    : await (flags['all-versions'] ? buildVersions(options) : build(options)).then(
        (made) => ('summary' in made ? made.summary.diagnostics : made.diagnostics),
        (error: unknown) => {
          if (error instanceof ContentError) return error.diagnostics;
          throw error;
        },
      );
  const placed = fromHere(found, found.length > 0 ? await contentDirOf(options) : undefined);
  process.stdout.write(formatFor(format as Format, placed));
  return found.some(({ severity }) => severity === 'error') ? 1 : undefined;
}

/** Undefined where the config is wrong. */
async function contentDirOf(
  options: Parameters<typeof loadConfig>[0],
): Promise<string | undefined> {
  try {
    return (await loadConfig(options)).contentDir;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

async function checkChanged(words: string[], flags: Flags, ref: string) {
  const found = await findChanged(configOptions(words, flags), ref);
  if (found.some(({ severity }) => severity === 'error')) throw new ContentError(found);
  print(found, flags);
  process.stdout.write(
    `Checked what has changed: no mistakes, ${plural(found.length, 'warning')}.\n`,
  );
  return undefined;
}

async function checkAll(words: string[], flags: Flags): Promise<undefined> {
  const options = { ...configOptions(words, flags), isDryRun: true };
  const { versions, diagnostics } = await buildVersions(options);
  print(diagnostics, flags);
  const pages = versions.reduce((sum, version) => sum + version.pages, 0);
  process.stdout.write(
    `Checked ${plural(versions.length, 'version')} with ${plural(pages, 'page')}: no mistakes, ${plural(diagnostics.length, 'warning')}.\n`,
  );
}

function print(diagnostics: readonly Diagnostic[], { all }: Flags): void {
  if (diagnostics.length)
    process.stdout.write(`${formatDiagnostics(diagnostics, { isWhole: all === true })}\n`);
}
