// Screens → what an editor shows of them: their labels, the ids of their parts, and a drawing.
import type { EditorHelp } from '../../engine/index.ts';
import { lookUp } from '../../engine/shared.ts';
import { reachedFrom, type ScreenBook } from './book.ts';
import { hoverPicture } from './hover-picture.ts';
import type { LoadedScreen } from './record.ts';
import { idsOf, textsOf } from './walk.ts';

type Records = { book: ScreenBook; files: readonly LoadedScreen[] };

export const editorHelp: EditorHelp<Records> = {
  labels({ files }, keys) {
    return [...reachedFrom(keys, files).values()].flatMap((screen) => {
      const { name, title, where, parts } = screen;
      const about = where ? `on **${title}** (${where})` : `on **${title}**`;
      const file = `screens/${name}.yaml`;
      return [...new Set([title, ...textsOf(parts)])].map((text) => ({ text, about, file }));
    });
  },
  ids: ({ book }, name) => [...new Set(idsOf(lookUp(book, name)?.parts ?? []))],
  picture({ book }, name) {
    const screen = lookUp(book, name);
    return screen && hoverPicture(screen);
  },
};
