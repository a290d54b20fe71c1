// The pages and snippets of this site → their code samples in one language, each with its place.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './site-folder.ts';

/** `kinds`: what an author says of names, `kinds="days: NumberWidget, tree: any"` on the fence. */
export type CodeSample = {
  file: string;
  line: number;
  text: string;
  kinds?: Record<string, string>;
  /** `runtime="react-native"` on the fence. */
  runtime?: string | undefined;
};

const folders = ['content/pages', 'content/snippets'].map((at) => path.join(projectDir, at));

/** Product names are filled in, values of installers replaced; lines lose the indentation of the fence. */
export function listSamples(...languages: string[]): CodeSample[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .flatMap((file) => samplesOf(folder, file, languages)),
  );
}

function samplesOf(folder: string, file: string, languages: readonly string[]): CodeSample[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const fences = text.matchAll(/^([ >]*)(`{3,}|~{3,})(\w+)([^\n]*)\n([\s\S]*?)^[ >]*\2 *$/gm);
  return [...fences].flatMap(
    ({ 1: indent = '', 3: language = '', 4: info = '', 5: body = '', index }) =>
      languages.includes(language)
        ? [
            {
              file,
              kinds: kindsIn(info),
              runtime: / runtime="([\w-]+)"/.exec(info)?.[1],
              line: text.slice(0, index).split('\n').length + 1,
              text: fill(body.replaceAll(new RegExp(`^[ >]{0,${indent.length}}`, 'gm'), '')),
            },
          ]
        : [],
  );
}

const kindsIn = (info: string): Record<string, string> =>
  Object.fromEntries(
    [...(/ kinds="([^"]*)"/.exec(info)?.[1] ?? '').matchAll(/(\w+): *(\w+)/g)].map(
      ([, name = '', kind = '']) => [name, kind],
    ),
  );

/** As the build does it, and without the comments that mark lines. */
const fill = (text: string) =>
  text
    .replaceAll(/^.*(?:highlight-(?:next-line|start|end)).*$/gm, '')
    .replaceAll(/\{Product\}/g, 'Product')
    .replaceAll(/\{product\}/g, 'product')
    .replaceAll(/\{PR\}/g, 'PR')
    .replaceAll(/\{pr\}/g, 'pr');
