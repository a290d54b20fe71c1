// `book.toml`, `mkdocs.yml` and `.vitepress/config.*` of a folder → where its pages are, and what it is called. Nothing of it is run.
import path from 'node:path';
import { isFolderInside, readInside } from '../../disk/inside.ts';
import { readYamlDocument } from '../yaml/yaml-document.ts';

export type ForeignConfig = { pages: string; title?: string; description?: string };

export const MKDOCS = ['mkdocs.yml', 'mkdocs.yaml'];

export const VITEPRESS = ['ts', 'mts', 'js', 'mjs'].map((ending) => `.vitepress/config.${ending}`);

export function readForeignConfig(folder: string): ForeignConfig | undefined {
  const found = readBook(folder) ?? readMkdocs(folder) ?? readVitepress(folder);
  if (!found) return undefined;
  const pages = path.posix.normalize(found.pages);
  const isThere = pages === '.' || isFolderInside(folder, path.join(folder, pages));
  return path.isAbsolute(pages) || !isThere ? undefined : { ...found, pages };
}

export function readText(folder: string, names: readonly string[]): string | undefined {
  for (const name of names) {
    const bytes = readInside(folder, path.join(folder, name));
    if (bytes) return bytes.toString('utf8').replace(/^\uFEFF/, '');
  }
  return undefined;
}

/** Of an mdBook. */
function readBook(folder: string): ForeignConfig | undefined {
  const text = readText(folder, ['book.toml']);
  if (text === undefined) return undefined;
  const settingOf = (key: string) =>
    text
      .split('\n')
      .map((line) => line.split('='))
      .find(([name]) => name?.trim() === key)?.[1]
      ?.trim()
      .replace(/^["']|["']$/g, '');
  return withoutEmpty({ pages: settingOf('src') || 'src', title: settingOf('title') });
}

function readMkdocs(folder: string): ForeignConfig | undefined {
  const text = readText(folder, MKDOCS);
  if (text === undefined) return undefined;
  const document = readYamlDocument(text, { logLevel: 'silent' });
  const settingOf = (key: string) => {
    const value = document.errors.length > 0 ? undefined : document.get(key);
    return typeof value === 'string' ? value.trim() : undefined;
  };
  return withoutEmpty({
    pages: settingOf('docs_dir') || 'docs',
    title: settingOf('site_name'),
    description: settingOf('site_description'),
  });
}

/** Its config is code: only plain texts of it are read. */
function readVitepress(folder: string): ForeignConfig | undefined {
  const text = readText(folder, VITEPRESS);
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const settingOf = (key: string) =>
    lines
      .find((line) => line.startsWith(`${key}: `))
      ?.slice(key.length + 1)
      .match(/^\s*(?:'([^'\n]*)'|"([^"\n]*)")/)
      ?.slice(1)
      .find(Boolean);
  return withoutEmpty({
    pages: settingOf('srcDir') || '.',
    title: settingOf('title'),
    description: settingOf('description'),
  });
}

const withoutEmpty = (found: {
  pages: string;
  title?: string | undefined;
  description?: string | undefined;
}) => Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as ForeignConfig;
