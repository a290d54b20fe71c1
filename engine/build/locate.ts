// A path of keys in a small file, or in a page's front matter → its place, for diagnostics about the whole site.
import path from 'node:path';
import { placeOfSetting } from '../content/config/config-problems.ts';
import type { LoadedConfig } from '../content/config/load-config.ts';
import { type RangeOf, yamlRanges } from '../content/yaml/parse-yaml.ts';
import { displayPath } from '../content/yaml/small-files.ts';
import type { Locate } from '../diagnostics/diagnostics.ts';
import { readInside } from '../disk/inside.ts';

/** Line of a file as people see it (`content/…`); undefined when it can't be read. */
export function readLine(loaded: LoadedConfig, shown: string, line: number): string | undefined {
  return textOf(loaded, shown).split(/\r?\n/)[line - 1];
}

/** Files are parsed again only when there is a diagnostic about them, each once. JSON is YAML, too. */
export function createLocate(loaded: LoadedConfig): Locate {
  const ranges = new Map<string, RangeOf>();
  return (file, keys) => {
    if (file === 'config')
      return { ...placeOfSetting(loaded.file, keys), length: String(keys.at(-1)).length };
    const shown = file.includes('/') ? file : displayPath(loaded, file);
    if (keys.length === 0) return { path: shown, line: 1, column: 1, length: 1 };
    const known = ranges.get(shown);
    if (known) return known(keys);
    const text = textOf(loaded, shown);
    const rangeOf = yamlRanges(
      /\.mdx?$/.test(shown) ? frontMatterOf(text) : text,
      shown,
      loaded.tokens,
    );
    ranges.set(shown, rangeOf);
    return rangeOf(keys);
  };
}

/** The front matter at its own lines, with an empty line for the one that opens it; empty where there is none. */
function frontMatterOf(text: string): string {
  const [first, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.findIndex((line) => line.trimEnd() === '---');
  if (first?.trimEnd() !== '---' || end < 0) return '';
  return ['', ...lines.slice(0, end)].join('\n');
}

function textOf(loaded: LoadedConfig, shown: string): string {
  const file = path.join(path.dirname(loaded.contentDir), shown);
  return readInside(loaded.contentDir, file)?.toString('utf8') ?? '';
}
