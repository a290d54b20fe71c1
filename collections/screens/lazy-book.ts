// The name of a screen → the screen, read with those that it takes parts from when someone first asks for it.
import type { LoadInput } from '../../engine/index.ts';
import { type ScreenBook, takesFrom, toBook } from './book.ts';
import { loadScreens } from './load.ts';
import type { LoadedScreen, ScreenFile } from './record.ts';

/** It can't be listed, nor asked for what isn't there or is wrong: then it throws, and all have to be read. */
export function lazyBook(input: Omit<LoadInput, 'diagnostics'>): ScreenBook {
  const known = new Map<string, LoadedScreen>();
  const made = new Map<string, ScreenFile>();
  const read = (name: string): LoadedScreen => {
    const diagnostics: LoadInput['diagnostics'] = [];
    const file = known.get(name) ?? loadScreens({ ...input, diagnostics, only: [name] })[0];
    if (!file || diagnostics.length > 0) throw new Error(`The screen ${name} has to be checked.`);
    known.set(name, file);
    return file;
  };
  const make = (name: string): ScreenFile => {
    const names = new Set([name]);
    for (const one of names) for (const next of takesFrom(read(one))) names.add(next);
    const { book, problems } = toBook([...names].map(read));
    const screen = book[name];
    if (!screen || problems.length > 0) throw new Error(`The screen ${name} has to be checked.`);
    made.set(name, screen);
    return screen;
  };
  const find = (name: string | symbol) => made.get(String(name)) ?? make(String(name));
  return new Proxy<ScreenBook>(
    {},
    {
      get: (_, name) => find(name),
      getOwnPropertyDescriptor: (_, name) => ({
        value: find(name),
        configurable: true,
        enumerable: true,
        writable: false,
      }),
      ownKeys() {
        throw new Error('All screens have to be read.');
      },
    },
  );
}
