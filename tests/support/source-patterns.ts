// The code of the engine, the site and its collections → every regular expression in it, and where others are made.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { projectDir } from './site-folder.ts';

export type SourcePattern = { file: string; line: number; source: string; flags: string };

export type SourcePatterns = {
  literals: SourcePattern[];
  /** Files that put a pattern together while they run. */
  makers: string[];
};

const FOLDERS = ['engine', 'tools', 'collections', 'site'];

export function listSourcePatterns(): SourcePatterns {
  const found: SourcePatterns = { literals: [], makers: [] };
  for (const file of FOLDERS.flatMap(listSources)) {
    const text = readFileSync(path.join(projectDir, file), 'utf8');
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    for (const node of nodesOf(parseAst(text, { lang }))) {
      if (node.type === 'Literal' && node.regex)
        found.literals.push({
          file,
          line: text.slice(0, node.start).split('\n').length,
          source: node.regex.pattern,
          flags: node.regex.flags,
        });
      if (node.callee?.name === 'RegExp' && !found.makers.includes(file)) found.makers.push(file);
    }
  }
  return found;
}

function listSources(folder: string): string[] {
  const at = path.join(projectDir, folder);
  try {
    return readdirSync(at, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.|\.d\.ts$/.test(name))
      .filter((name) => !/(?:^|\/)(?:node_modules|dist|\.learn)\//.test(name))
      .map((name) => `${folder}/${name}`)
      .sort();
  } catch {
    return [];
  }
}

type Node = {
  type?: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
};

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}
