// Screens → what an editor is told of them: their labels, the ids of their parts, and a drawing.
import type { EditorHelp } from '../../engine/index.ts';
import { lookUp } from '../../engine/shared.ts';
import { takesFrom } from './book.ts';
import { hoverPicture } from './hover-picture.ts';
import type { ScreenRecords } from './index.ts';
import type { LoadedScreen } from './record.ts';
import { idsOf, textsOf } from './walk.ts';

export const editorHelp: EditorHelp<ScreenRecords> = {
  labels({ files }, keys) {
    return reached(files, keys).flatMap((screen) => {
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

/** Screens, and those that they take parts from; each once. */
function reached(files: readonly LoadedScreen[], names: readonly string[]): LoadedScreen[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const found = new Map<string, LoadedScreen>();
  const follow = (name: string): void => {
    const screen = byName.get(name);
    if (!screen || found.has(name)) return;
    found.set(name, screen);
    takesFrom(screen).forEach(follow);
  };
  names.forEach(follow);
  return [...found.values()];
}
