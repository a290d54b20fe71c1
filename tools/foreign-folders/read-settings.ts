// `book.toml`, `mkdocs.yml` and `.vitepress/config.*` of a folder → where its pages are, and what it is called.
import { type FolderSettings, type ReadText, readYamlDocument } from '../../engine/tooling.ts';

export const MKDOCS = ['mkdocs.yml', 'mkdocs.yaml'];

export const VITEPRESS = ['ts', 'mts', 'js', 'mjs'].map((ending) => `.vitepress/config.${ending}`);

export const readSettings = (read: ReadText): FolderSettings | undefined =>
  readBook(read) ?? readMkdocs(read) ?? readVitepress(read);

export function readFirst(read: ReadText, names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = read(name);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Of an mdBook. */
function readBook(read: ReadText): FolderSettings | undefined {
  const text = read('book.toml');
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

function readMkdocs(read: ReadText): FolderSettings | undefined {
  const text = readFirst(read, MKDOCS);
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
function readVitepress(read: ReadText): FolderSettings | undefined {
  const text = readFirst(read, VITEPRESS);
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

const withoutEmpty = ({
  pages,
  title,
  description,
}: {
  pages: string;
  title?: string | undefined;
  description?: string | undefined;
}): FolderSettings => ({
  pages,
  ...(title ? { title } : {}),
  ...(description ? { description } : {}),
});
