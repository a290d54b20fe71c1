// What is wrong with pages and folders of the source while they are planned → diagnostics.
import { type Diagnostic, diagnose } from '../../../engine/tooling.ts';
import type { DocsInstance } from '../config/docusaurus-site.ts';
import type { SourceFiles } from '../source-files.ts';
import type { MatterProblem } from './list-docs.ts';
import type { Version, VersionList } from './versions.ts';

export function matterProblems(
  problems: readonly MatterProblem[],
  files: SourceFiles,
): Diagnostic[] {
  return problems.map(({ file, line, message }) =>
    diagnose(
      { path: files.shown(file), line, column: 1 },
      {
        severity: 'warning',
        code: 'import/front-matter',
        message: `The front matter is not YAML: ${message.replace(/[.:]$/, '')}. What could be read of it is taken.`,
        hint: 'Put a value with ": ", "#" or a leading "{", "[", "*", "@" in quotes.',
      },
    ),
  );
}

export function missingFolders(
  missing: VersionList['missing'],
  { id }: DocsInstance,
): Diagnostic[] {
  return missing.map(({ name, folder }) =>
    diagnose(
      { path: `${id === 'default' ? '' : `${id}_`}versions.json`, line: 1, column: 1 },
      {
        severity: 'warning',
        code: 'import/no-version-folder',
        message: `Version "${name}" has no folder "${folder}", so nothing of it is imported.`,
        hint: 'If a build of the old site makes the folder, make it first, and import again.',
      },
    ),
  );
}

export function standIn({ name, folder, standsInFor }: Version, files: SourceFiles): Diagnostic {
  return diagnose(
    { path: files.shown(folder), line: 1, column: 1 },
    {
      severity: 'warning',
      code: 'import/generated-folder',
      message: `Version "${name}" has no folder "${standsInFor}". The pages of "${files.shown(folder)}" were taken for it.`,
      hint: 'If a build of the old site puts other pages there, build it first, and import again.',
    },
  );
}
