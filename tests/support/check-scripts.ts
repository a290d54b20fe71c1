// Scripts of apps in pages → what TypeScript says of them, against the declarations of a runtime: one run for each runtime.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { CodeSample } from './code-samples.ts';
import { declaredRuntimes } from './declared-runtimes.ts';
import { projectDir } from './site-folder.ts';

/** Whether a script reaches for what a runtime declares. */
export const isAppScript = ({ text }: CodeSample): boolean =>
  /\b(?:Page|Partial|Prefab|App)\.[A-Za-z]/.test(text);

/** Unknown members, and calls with arguments that a method doesn't take. Names of an excerpt's surroundings aren't errors. */
const REPORTED = new Set(['2339', '2551', '2554', '2555', '2769', '2322', '2345']);

/** Plug-ins of Cordova add globals. */
const PLUGINS = 'interface Window { cordova: any; plugins: any; PushNotification: any }\n';

/** Cordova runs the runtime of the web. */
const runtimeOf = ({ file, runtime }: CodeSample): string =>
  runtime ?? (file.startsWith('react-native/') ? 'react-native' : 'web');

/** @returns  `file:line:column  message`. */
export function checkScripts(samples: readonly CodeSample[]): string[] {
  const dir = mkdtempSync(path.join(tmpdir(), 'learn-scripts-'));
  try {
    const files = declaredRuntimes();
    const wrong: string[] = [];
    for (const [name, declarations] of files) {
      const folder = path.join(dir, path.basename(name, '.d.ts'));
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'runtime.d.ts'), declarations);
      writeFileSync(path.join(folder, 'plugins.d.ts'), PLUGINS);
      for (const [at, sample] of samples.entries())
        if (runtimeOf(sample) === path.basename(folder))
          writeFileSync(path.join(folder, `${at}.js`), moduleOf(sample));
      for (const { file, line, column, message } of runTypeScript(folder)) {
        const sample = samples[Number.parseInt(file, 10)];
        if (sample) wrong.push(`${sample.file}:${sample.line + line - 1}:${column}  ${message}`);
      }
    }
    return wrong;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** An excerpt is read in the first way that parses. Its kinds of names are declared behind it; lines keep their numbers. */
function moduleOf({ text, kinds = {} }: CodeSample): string {
  const ways = [text, `async () => {${text}\n}`, `(${text}\n)`, `({${text}\n})`];
  const read = ways.find((one) => parseSync('sample.js', one).errors.length === 0);
  // A cast keeps the line; columns behind it move.
  const named = read?.replaceAll(/\b\w+\.(?:Widgets|Variables|Actions)\.(\w+)/g, (whole, name) =>
    kinds[name] ? `(/** @type {${kinds[name]}} */ (${whole}))` : whole,
  );
  return `${named ?? ''}\nexport {};\n`;
}

type Found = { file: string; line: number; column: number; message: string };

function runTypeScript(dir: string): Found[] {
  const compilerOptions = {
    allowJs: true,
    checkJs: true,
    strict: false,
    noEmit: true,
    noImplicitAny: false,
    module: 'esnext',
    target: 'esnext',
    lib: ['esnext', 'dom'],
    moduleDetection: 'force',
    types: [],
  };
  writeFileSync(
    path.join(dir, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['.'] }),
  );
  const tsc = path.join(projectDir, 'node_modules/typescript/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '--pretty', 'false', '-p', dir], {
    encoding: 'utf8',
    cwd: dir,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (stderr) throw new Error(stderr);
  return [...stdout.matchAll(/^(\S+)\((\d+),(\d+)\): error TS(\d+): ([^\n]*)/gm)].flatMap(
    ([, file = '', line, column, code = '', message = '']) => {
      if (file.endsWith('.d.ts')) throw new Error(`${file}:${line}: ${message}`);
      if (!REPORTED.has(code)) return [];
      return [{ file, line: Number(line), column: Number(column), message }];
    },
  );
}
