// `learn diff [REF]`: what a branch changes for readers, as a folder of pages, as a comment in Markdown, or as JSON.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { makeReport, type Report } from '../../tools/diff/make-report.ts';
import { fileList } from '../build/files/site-wide-files.ts';
import { expectNear } from '../build/publish/output-place.ts';
import { createStaging, publishing } from '../build/publish/publish.ts';
import { buildCheckout, buildRef } from '../build/versions/build-ref.ts';
import { diffDirOf } from '../build/versions/hash-code.ts';
import { branchPoint } from '../content/changed-files.ts';
import { type LoadedConfig, loadConfig } from '../content/config/load-config.ts';
import { readYaml } from '../content/yaml/small-files.ts';
import {
  ContentError,
  type Diagnostic,
  ExpectedError,
  hasErrors,
} from '../diagnostics/diagnostics.ts';
import { shownPath } from '../disk/shown-path.ts';
import { expectFile, writeForUser } from '../disk/write-for-user.ts';
import type { Command, Flags } from './flags.ts';
import { configOptions } from './options.ts';
import { startClock } from './progress.ts';

/** A folder and what people call it. */
type State = { dir: string; name: string };
type Options = ReturnType<typeof configOptions>;

/** What an earlier run has written may be replaced. */
const COMMENT = { replaces: /^### What changed for readers/ };

export const diffCommand: Command = async (words, flags) => {
  const elapsed = startClock();
  const { out, markdown, json, before, after } = flags;
  if (json && markdown === '-')
    throw new ExpectedError('Only one can be printed.', 'Name a file: --markdown comment.md');
  if (markdown !== undefined && markdown !== '-') expectFile(markdown, COMMENT);
  const [ref, ...site] = before === undefined ? words : ['', ...words];
  const { out: _, ...others } = flags;
  const options = configOptions(site, others);
  const isBuilt = before !== undefined && after !== undefined;
  const loaded = isBuilt ? await siteOrNone(options) : await loadConfig(options);
  const place = placeOf(out, loaded);
  const was = before === undefined ? await stateAt(ref, options) : built(before);
  const is = after === undefined ? await stateNow(options) : built(after);
  const report = await makeReport({
    beforeDir: was.dir,
    afterDir: is.dir,
    names: { before: was.name, after: is.name },
    queries: loaded && readQueries(loaded),
  });
  await publish(report, place);
  if (markdown !== undefined && markdown !== '-') writeForUser(markdown, report.markdown, COMMENT);
  const printed = json ? `${JSON.stringify(report.values, null, 2)}\n` : report.markdown;
  if (json || markdown === '-') process.stdout.write(printed);
  else
    process.stdout.write(
      `Compared ${was.name} with ${is.name} in ${elapsed()} s: ${report.summary.join(', ')} → ${shownPath(path.join(place, 'index.html'))}\n`,
    );
  return undefined;
};

const built = (dir: string): State => ({
  dir: path.resolve(dir),
  name: shownPath(path.resolve(dir)),
});

const LABEL_LENGTH = 10;

async function stateAt(ref: string | undefined, options: Options): Promise<State> {
  const { contentDir } = await loadConfig(options);
  const point = await branchPoint(contentDir, ref, 'learn diff');
  const { outDir } = await buildRef(options, point);
  return { dir: outDir, name: `${point.ref} at ${point.commit.slice(0, LABEL_LENGTH)}` };
}

async function stateNow(options: Options): Promise<State> {
  const { outDir } = await buildCheckout(options);
  return { dir: outDir, name: 'this checkout' };
}

/** Two folders may be all that there is, as in CI. */
async function siteOrNone(options: Options): Promise<LoadedConfig | undefined> {
  try {
    return await loadConfig(options);
  } catch (error) {
    if (error instanceof ExpectedError && options.siteDir === undefined) return undefined;
    throw error;
  }
}

/** @throws ExpectedError  when a built site is there: it would be gone. */
function placeOf(out: Flags['out'], loaded: LoadedConfig | undefined): string {
  const place = path.resolve(out ?? (loaded ? diffDirOf(loaded.outDir) : 'dist-diff'));
  if (out === undefined && loaded)
    expectNear(place, loaded.isBare ? process.cwd() : loaded.siteDir);
  if (existsSync(path.join(place, '_site.json')))
    throw new ExpectedError(
      `The folder ${shownPath(place)} holds a built site, which the report would replace.`,
      'Name another folder with --out.',
    );
  return place;
}

async function publish({ files }: Report, place: string): Promise<void> {
  const staging = createStaging(place, { isPlain: true });
  await publishing(staging, place, async () => {
    for (const file of files) staging.write(file);
    const paths = files.map((file) => file.path);
    const list = fileList(paths);
    staging.write(list.make());
    staging.publish({ paths: new Set([...paths, list.path]), publicPaths: new Set() });
  });
}

/** Other keys of an entry are for others. */
const queriesSchema = z.array(
  z.union([
    z.string().transform((query) => ({ query, pages: [] as string[] })),
    z.looseObject({ query: z.string(), pages: z.array(z.string()).default([]) }),
  ]),
);

function readQueries(loaded: LoadedConfig) {
  const diagnostics: Diagnostic[] = [];
  const read = readYaml(loaded, 'search-queries.yaml', queriesSchema, 'queries', diagnostics);
  if (hasErrors(diagnostics)) throw new ContentError(diagnostics);
  return read?.value;
}
