// Screens as records: `content/screens/<area>/<name>.yaml` → drawings beside steps, and the page that lists them.
import path from 'node:path';
import { defineCollection } from '../../engine/index.ts';
import { lookUp } from '../../engine/shared.ts';
import { screenArea } from './area-directive.ts';
import { type ScreenBook, toBook } from './book.ts';
import { checkBook, checkShown } from './check.ts';
import { screen } from './directive.ts';
import { editorHelp } from './editor-help.ts';
import { screenJsonSchema } from './json-schema.ts';
import { lazyBook } from './lazy-book.ts';
import { loadScreens } from './load.ts';
import { screenTemplate } from './new-screen.ts';
import type { LoadedScreen } from './record.ts';
import { relatedByScreens, type ScreensAround, screensAround } from './related.ts';
import { sequence } from './sequence.ts';
import { screenShortcodes } from './shortcodes.ts';
import { type ScreenTexts, screenTexts } from './texts.ts';
import { wordsFile } from './words-file.ts';

const dir = import.meta.dirname;
const sheet = (name: string) => path.join(dir, name);

/** The page that lists all screens. */
const LIST = 'screens';

export type ScreenRecords = {
  /** As pages show them. */
  book: ScreenBook;
  /** As they are written, with the places of what other files refer to. */
  files: LoadedScreen[];
};

export type ScreenOptions = {
  /** Slug of the section that the list of all screens belongs to. */
  section?: string;
};

/** Canvases show the small pictures of a collection `widgets`, where the site has one. */
export function screens({ section }: ScreenOptions = {}) {
  return defineCollection<ScreenRecords, ScreenTexts, never, ScreensAround>({
    name: 'screens',
    dir,
    texts: screenTexts,
    schemas: { 'screen.json': screenJsonSchema },
    reads: ['screens'],
    load(input) {
      const files = loadScreens(input);
      const made = toBook(files);
      input.diagnostics.push(...checkBook(files, made));
      return { files, book: made.book };
    },
    loadLazily: (input) => ({ files: [], book: lazyBook(input) }),
    partOf: ({ book }, name) => lookUp(book, name),
    shortcodes: screenShortcodes,
    directives: [screen, sequence, screenArea],
    files: (site, { records: { book } }) => (site.doc(LIST) ? [wordsFile(book)] : []),
    check({ records: { files }, usedBy }) {
      const names = files.map(({ name }) => name);
      return checkShown(
        files,
        names.filter((name) => usedBy(name).length > 0),
      );
    },
    styles: () => ({
      screen: { files: [sheet('screens.css')] },
      list: { files: [sheet('list.css')], includes: ['filter'] },
      'screen-panels': { files: [sheet('screens.css'), sheet('panels.css')] },
      'screen-sequence': {
        files: ['screens', 'panels', 'sequence'].map((one) => sheet(`${one}.css`)),
      },
    }),
    scripts: () => [{ selector: '.screen-steps', file: path.join(dir, 'client/steps.ts') }],
    aroundPages: screensAround,
    // The list of all screens mentions every label; the page that explains one comes first.
    pageData: () => (id) => (id === LIST ? { isMention: true, section } : undefined),
    related: relatedByScreens,
    drawing: path.join(dir, 'drawing.tsx'),
    editor: editorHelp,
    ownPages: [LIST],
    templates: { screen: screenTemplate },
  });
}
