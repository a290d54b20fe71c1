// Refs in `versions.yaml` → the commits that they name, or what is wrong with them, each at its line.
import path from 'node:path';
import type { VersionEntry } from '../../content/yaml/records.ts';
import type { Locate } from '../../diagnostics/diagnostics.ts';
import {
  ContentError,
  type Diagnostic,
  diagnose,
  type Problem,
} from '../../diagnostics/diagnostics.ts';
import { nearest } from '../../text/nearest.ts';
import { hasContent, listRefs, openRepository, type Repository, resolveRef } from './git-refs.ts';

export type Commits = {
  repository: Repository | undefined;
  /** Version → commit, of those that name a ref. */
  commitOf: ReadonlyMap<string, string>;
};

/** @throws ContentError  with all refs that can't be built from. */
export async function findCommits(
  versions: readonly VersionEntry[],
  contentDir: string,
  locate: Locate,
): Promise<Commits> {
  const commitOf = new Map<string, string>();
  const problems: Diagnostic[] = [];
  if (versions.every(({ from }) => from === undefined)) return { repository: undefined, commitOf };
  const opened = await openRepository(contentDir);
  const repository = 'gitDir' in opened ? opened : undefined;
  for (const [i, { version, from }] of versions.entries()) {
    if (from === undefined) continue;
    const found =
      'says' in opened ? noRepository(opened.says) : await findCommit(opened, from, contentDir);
    if (typeof found === 'string') commitOf.set(version, found);
    else problems.push(diagnose(locate('versions.yaml', [i, 'from']), found));
  }
  if (problems.length) throw new ContentError(problems);
  return { repository, commitOf };
}

const noRepository = (says: string): Problem => ({
  code: 'versions/no-repository',
  message: 'The content folder is in no git repository that can be read here.',
  hint: `Build in a clone of it, on a machine that has git. It says:\n${says}`,
});

async function findCommit(
  repository: Repository,
  ref: string,
  contentDir: string,
): Promise<string | Problem> {
  const commit = await resolveRef(repository, ref);
  if (commit === undefined) return unknownRef(repository, ref);
  if (await hasContent(repository, commit)) return commit;
  const folder = repository.prefix || `${path.basename(contentDir)}/`;
  return {
    code: 'versions/no-content',
    message: `"${ref}" has no folder ${folder}, from which the version would be built.`,
    hint: `Name a ref that has it. The folder is the setting "content" of the site’s config.`,
  };
}

async function unknownRef(repository: Repository, ref: string): Promise<Problem> {
  const message = `The repository has no branch, tag or commit "${ref}".`;
  if (repository.isShallow)
    return {
      code: 'versions/shallow-clone',
      message: `${message.slice(0, -1)}: it is a shallow clone, which leaves most of them out.`,
      hint: 'Fetch the rest first:   git fetch --unshallow --tags origin "+refs/heads/*:refs/remotes/origin/*"',
    };
  const meant = nearest(ref, await listRefs(repository));
  return {
    code: 'versions/unknown-ref',
    message,
    hint: meant ? `Closest: ${meant}` : 'Fetch it, or correct its name.',
  };
}
