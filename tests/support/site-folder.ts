// Names and texts → a site folder on disk for one test, and the ways to build it and look at the result.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const projectDir = path.resolve(import.meta.dirname, '../..');
const learn = path.join(projectDir, 'engine/bin/learn.mjs');

export type Files = Record<string, string | Buffer>;

export type Run = { status: number | null; text: string };

export type SiteFolder = {
  dir: string;
  write(files: Files): void;
  remove(name: string): void;
  /** Run the real command in a process of its own. */
  learn(...args: string[]): Run;
  /** Path below the output folder → text. */
  output(): Map<string, string>;
  file(name: string): string;
  dispose(): void;
};

export function page(title: string, body = 'Text.', more = ''): string {
  return `---\ntitle: ${title}\ndescription: What ${title} is about, in one sentence.\n${more}---\n\n${body}\n`;
}

/** Run the real command in a process of its own. */
export function runLearn(cwd: string, ...args: string[]): Run {
  const done = spawnSync(process.execPath, [learn, ...args], { cwd, encoding: 'utf8' });
  return { status: done.status, text: done.stdout + done.stderr };
}

export function createSiteFolder(files: Files): SiteFolder {
  const dir = mkdtempSync(path.join(tmpdir(), 'learn-site-'));
  const write = (some: Files) => {
    for (const [name, content] of Object.entries(some)) {
      const at = path.join(dir, name);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, content);
    }
  };
  write({ 'site.config.json': '{}', ...files });
  return {
    dir,
    write,
    remove: (name) => rmSync(path.join(dir, name), { recursive: true }),
    learn: (...args) => runLearn(dir, ...args),
    output: () => readTree(path.join(dir, 'dist')),
    file: (name) => readFileSync(path.join(dir, name), 'utf8'),
    dispose: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Every file below a folder, as latin1, so that equal texts are equal bytes. */
export function readTree(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]),
  );
}
