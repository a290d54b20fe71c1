// The options of the plug-in for docs → one instance of docs.
import path from 'node:path';
import { diagnose } from '../../../engine/tooling.ts';
import type { SourceFiles } from '../source-files.ts';
import { isRecord } from '../syntax/evaluate.ts';
import { type Asker, placeAt, textsOf } from './ask.ts';
import type { DocsInstance } from './docusaurus-site.ts';
import { toRoute } from './route.ts';

/** Of a plug-in, as the config has them. */
export type Options = Record<string, unknown>;

/** What plug-ins leave out unless their options say otherwise. */
export const NOT_PAGES = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

export function toDocs(
  options: Options,
  files: SourceFiles,
  ask: Asker,
  place: string,
): DocsInstance {
  const id = typeof options.id === 'string' ? options.id : 'default';
  const written = ask.text(options.path, '"path" of the docs', 'docs');
  const folder = path.resolve(files.dir, written);
  if (!files.open(folder)) refuse(folder, written, files, ask);
  return {
    id,
    folder,
    route: toRoute(ask.text(options.routeBasePath, '"routeBasePath"', 'docs')),
    include: textsOf(options.include, '"include"', ask, ['**/*.{md,mdx}']),
    exclude: textsOf(options.exclude, '"exclude"', ask, NOT_PAGES),
    sidebarFile: sidebarFile(options.sidebarPath, files, ask),
    hasNumberPrefixes: options.numberPrefixParser !== false,
    lastVersion: typeof options.lastVersion === 'string' ? options.lastVersion : undefined,
    versions: versionsOf(options.versions),
    includesCurrent: options.includeCurrentVersion !== false,
    editUrl: options.editUrl,
    hasOwnPlugins: Object.keys(options).some((key) => /(?:remark|rehype)Plugins$/i.test(key)),
    place,
    tagsPath: typeof options.tagsBasePath === 'string' ? options.tagsBasePath : 'tags',
  };
}

function refuse(folder: string, written: string, files: SourceFiles, ask: Asker): void {
  const place = {
    ...placeAt(files, path.join(files.dir, 'docusaurus.config'), 0),
    path: files.shown(folder),
  };
  ask.diagnostics.push(
    diagnose(
      { path: place.path, line: 1, column: 1 },
      {
        severity: 'warning',
        code: 'import/no-folder',
        message: `The folder of pages "${written}" isn't there, or not in the repository that is imported.`,
        hint: 'Correct "path" of the docs; or write a config with plain values and name it: --config FILE',
      },
    ),
  );
}

function sidebarFile(value: unknown, files: SourceFiles, ask: Asker): string | false | undefined {
  if (value === false) return false;
  const written = ask.text(value, '"sidebarPath"', '');
  if (written === '') return undefined;
  const at = path.resolve(files.dir, written);
  return (
    ['', '.js', '.ts', '.mjs', '.cjs', '.json']
      .map((end) => at + end)
      .find((one) => files.has(one)) ?? at
  );
}

function versionsOf(value: unknown): DocsInstance['versions'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      {
        ...(isRecord(one) && typeof one.path === 'string' ? { path: one.path } : {}),
        ...(isRecord(one) && typeof one.label === 'string' ? { label: one.label } : {}),
      },
    ]),
  );
}
