// Files of a Docusaurus site → the folder of a test, and what an import makes of it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import {
  type ImportResult,
  importDocusaurus,
} from '../../tools/import-docusaurus/import-docusaurus.ts';
import { readTree } from './site-folder.ts';

/** One pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const CONFIG = `
export default {
  title: 'Acme Docs',
  url: 'https://acme.example',
  baseUrl: '/',
  customFields: { math: 'remark-math' },
  themeConfig: { prism: { magicComments: [
    { className: 'marked', line: 'highlight-next-line', block: { start: 'mark-from', end: 'mark-to' } },
    { className: 'code-add-line', line: 'add-next', block: { start: 'add-start', end: 'add-end' } },
    { className: 'code-remove-line', line: 'remove-next' },
  ] } },
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]],
};
`;

type Files = Record<string, string | Buffer>;

export type ImportFolder = {
  /** Holds `source` and `out`. */
  dir: string;
  source: string;
  out: string;
  write(files: Files): void;
  run(options?: { version?: string; configFile?: string; mapFile?: string }): Promise<ImportResult>;
  /** Text of a file of the imported site. */
  read(name: string): string;
  /** Names of its files. */
  names(): string[];
};

/** @param files  of the source; the config is there unless the test says otherwise. */
export function useImportFolders(): (files?: Files) => ImportFolder {
  const folders: string[] = [];
  afterEach(() => {
    for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
  });
  return (files = {}) => {
    const folder = createImportFolder({ 'docusaurus.config.js': CONFIG, ...files });
    folders.push(folder.dir);
    return folder;
  };
}

export function createImportFolder(files: Files): ImportFolder {
  const dir = mkdtempSync(path.join(tmpdir(), 'learn-import-'));
  const source = path.join(dir, 'source');
  const out = path.join(dir, 'out');
  const write = (some: Files) => {
    for (const [name, content] of Object.entries(some)) {
      const at = path.join(source, name);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, content);
    }
  };
  write(files);
  return {
    ...{ dir, source, out, write },
    run: (options = {}) => importDocusaurus({ dir: source, out, ...options }),
    read: (name) => readFileSync(path.join(out, name), 'utf8'),
    names: () => [...readTree(out).keys()],
  };
}
