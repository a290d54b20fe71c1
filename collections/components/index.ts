// A folder of React components → a directive each: `price.tsx` draws `::price{plan=team}`.
import path from 'node:path';
import { defineCollection } from '../../engine/index.ts';
import { componentDirective } from './component-directive.ts';
import { type ComponentFile, listComponents } from './list-components.ts';

export type ComponentOptions = {
  /** Absolute path of the folder: `${import.meta.dirname}/components`. */
  dir: string;
};

/** Pages write them as `::name{…}`, and those that show what is inside as `:::name{…}`. @throws ExpectedError  when there is no such folder. */
export function components({ dir }: ComponentOptions) {
  listComponents(dir);
  return defineCollection({
    name: COLLECTION,
    dir,
    reads: [],
    load: () => ({}),
    // Listed each time: the author's server takes up files that come and go.
    get directives() {
      return listComponents(dir).map(componentDirective);
    },
    islands: () => modulesOf(listComponents(dir).filter(({ isIsland }) => isIsland)),
    components: () => modulesOf(listComponents(dir).filter(({ isIsland }) => !isIsland)),
    styles: () =>
      Object.fromEntries(
        listComponents(dir).flatMap(({ name, sheet }) =>
          sheet ? [[name, { files: [sheet] }]] : [],
        ),
      ),
  });
}

const COLLECTION = 'components';

const modulesOf = (files: readonly ComponentFile[]): Record<string, string> =>
  Object.fromEntries(
    files.map(({ name, file }) => [path.posix.join(COLLECTION, name), file] as const),
  );
