// What the engine makes public says what it is: every export of a surface has a docstring where it is declared.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from './support/site-folder.ts';

const SURFACES = [
  'engine/index.ts',
  'engine/shared.ts',
  'engine/browser.ts',
  'collections/widgets/demo/index.ts',
];

const textOf = (name: string) => readFileSync(path.join(projectDir, name), 'utf8');

/** What a surface passes on: the name, and the file that declares it. */
function publicNames(surface: string): { name: string; file: string }[] {
  const passed = textOf(surface).matchAll(/^export (?:type )?\{([^}]+)\} from '([^']+)';$/gm);
  return [...passed].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((one) => one.trim().replace(/^type /, ''))
      .filter(Boolean)
      .map((name) => ({ name, file: path.posix.join(path.posix.dirname(surface), from) })),
  );
}

const DECLARES = 'export (?:async )?(?:function\\*?|const|type|class)';

describe('the public surfaces', () => {
  it.each(SURFACES)('%s says of each name what it is', (surface) => {
    const names = publicNames(surface);
    expect(names.length).toBeGreaterThan(2);
    const silent = names.filter(({ name, file }) => {
      const declared = new RegExp(`(?<doc>\\*/\\n)?${DECLARES} ${name}\\b`).exec(textOf(file));
      return !declared?.groups?.doc;
    });
    expect(silent.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });
});
