// Text of a small file → its place, for diagnostics about records that carry no positions.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedConfig } from '../content/load-config.ts';
import { displayPath } from '../content/load-site.ts';
import { replaceTokens } from '../content/tokens.ts';
import type { Locate } from '../model/check-site.ts';

/** Line of a file as people see it (`content/…`); undefined when it can't be read. */
export function readLine(loaded: LoadedConfig, shown: string, line: number): string | undefined {
  return linesOf(loaded, shown)[line - 1];
}

/** The first line that holds the text, tokens replaced; the file's first line where none does. */
export function createLocate(loaded: LoadedConfig): Locate {
  return (file, text) => {
    const shown = file.includes('/') ? file : displayPath(loaded, file);
    const lines = linesOf(loaded, shown);
    const at = Math.max(
      0,
      lines.findIndex((line) => replaceTokens(line, loaded.tokens).includes(text)),
    );
    const lineText = lines[at] ?? '';
    return { path: shown, line: at + 1, column: Math.max(0, lineText.indexOf(text)) + 1, lineText };
  };
}

function linesOf(loaded: LoadedConfig, shown: string): string[] {
  const file = path.join(path.dirname(loaded.contentDir), shown);
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
}
