// Two words of the command line → the rename of a heading or a snippet, where they name one: `page#old`, `snippets/old.md`.
import path from 'node:path';
import { ExpectedError, replaceTokens, type SiteSource } from '../../engine/tooling.ts';
import type { SiteCorrections } from './correct-site.ts';
import { createPlaces } from './places.ts';
import { renameAnchor } from './rename-anchor.ts';
import { renameSnippet } from './rename-snippet.ts';

/** @returns  undefined where the words name a page or a folder. @throws ExpectedError */
export function renameInside(
  oldWord: string,
  newWord: string,
  source: SiteSource,
): SiteCorrections | undefined {
  const [oldPage = '', anchor] = oldWord.split('#');
  if (anchor !== undefined) {
    const [newPage = '', to = ''] = newWord.split('#');
    const page = createPlaces(source).find(oldPage.replace(/\.mdx?$/, ''));
    const id = page?.id ?? replaceTokens(oldPage, source.loaded.tokens);
    if (!newWord.includes('#') || (newPage !== '' && newPage !== oldPage))
      throw new ExpectedError(
        'A heading is renamed on its page.',
        `learn mv ${oldPage}#${anchor} ${oldPage}#a-new-id`,
      );
    return renameAnchor(source, { id, anchor, to });
  }
  const name = snippetName(oldWord, source);
  if (name === undefined) return undefined;
  const to = snippetName(newWord, source) ?? newWord;
  return renameSnippet(source, { name, to });
}

/** `snippets/ports.md`, or a path of the file as a shell completes it. */
function snippetName(word: string, { loaded: { contentDir } }: SiteSource): string | undefined {
  if (!word.endsWith('.md')) return undefined;
  const folder = path.join(contentDir, 'snippets');
  const [, below] = /^snippets\/(.+)$/.exec(word) ?? [];
  const relative = path.relative(folder, path.resolve(word)).replaceAll(path.sep, '/');
  const isInside = !relative.startsWith('..') && !path.isAbsolute(relative);
  return isInside ? relative : below;
}
