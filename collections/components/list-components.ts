// A folder → the components in it, by the names that pages call them.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../../engine/index.ts';

export type ComponentFile = {
  /** The word after the colons. */
  name: string;
  /** Absolute path of its module. */
  file: string;
  /** Made interactive in the browser: `name.island.tsx`. */
  isIsland: boolean;
  /** Absolute path of its style sheet, where it has one beside it. */
  sheet?: string;
};

/** `price.tsx`, `seat-slider.island.tsx`. Other files, such as `Part.tsx` and `price.test.tsx`, are theirs. */
const COMPONENT = /^([a-z][a-z0-9-]*)(\.island)?\.tsx$/;

/** In the order of their names. @throws ExpectedError  when there is no such folder, or two files have one name. */
export function listComponents(dir: string): ComponentFile[] {
  if (!path.isAbsolute(dir) || !existsSync(dir))
    throw new ExpectedError(
      `There is no folder of components at ${dir}.`,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the config says.
      'Make it, or write in the config: components({ dir: `${import.meta.dirname}/components` })',
    );
  const files = readdirSync(dir)
    .sort()
    .flatMap((entry): ComponentFile[] => {
      const [, name, island] = COMPONENT.exec(entry) ?? [];
      if (name === undefined) return [];
      const sheet = path.join(dir, `${name}.css`);
      const own = existsSync(sheet) ? { sheet } : {};
      return [{ name, file: path.join(dir, entry), isIsland: island !== undefined, ...own }];
    });
  const twice = files.find((one, at) => files[at + 1]?.name === one.name);
  if (twice)
    throw new ExpectedError(
      `Two files draw ::${twice.name}: ${twice.name}.tsx and ${twice.name}.island.tsx.`,
      'Keep one of them.',
    );
  return files;
}
