// What reading the brand of a source needs: its settings, its files, and where its links lead in our site.
import type { DocusaurusSite } from '../config/docusaurus-site.ts';
import type { Entry } from '../inventory/inventory.ts';
import type { SourceFiles } from '../source-files.ts';
import { isRecord, isUnread, type Unread } from '../syntax/evaluate.ts';
import { parts, word } from '../syntax/parse.ts';

export type BrandSource = {
  site: DocusaurusSite;
  files: SourceFiles;
  /** Undefined where the page is not imported. */
  resolve(href: string): { to: string } | { href: string } | undefined;
  /** Of our site. */
  hasPublic(name: string): boolean;
  /** The page of an instance's id; the first one of a sidebar's instance. */
  pageOf(docId: string, instance: string): string | undefined;
  /** Setting → what became of it. */
  entries: Map<string, Entry>;
};

export type Settings = Readonly<Record<string, unknown>>;

export const recordIn = (from: Settings, key: string): Settings =>
  isRecord(from[key]) ? (from[key] as Settings) : {};

export const listIn = (from: Settings, key: string): unknown[] =>
  Array.isArray(from[key]) ? from[key] : [];

export function textIn(from: Settings, key: string): string | undefined {
  const value = from[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The words of a template whose values only a run would know: `© ${new Date().getFullYear()} Acme` → `© Acme`. */
export function wordsOf(value: unknown): { text: string; isCut: boolean } | undefined {
  if (typeof value === 'string') return { text: value, isCut: false };
  if (!isUnread(value)) return undefined;
  const { node } = value as Unread;
  if (node.type !== 'TemplateLiteral') return undefined;
  const text = parts(node, 'quasis')
    .map((quasi) => (isRecord(quasi.value) ? word(quasi.value as never, 'cooked') : ''))
    .join('')
    .replace(/(?<=\d)[-–](?=\s)/g, '')
    .replace(/\s+/g, ' ');
  return { text, isCut: true };
}

/** `img/logo.svg` of a static folder → its name below our `public/`. */
export function publicName(src: string, { site }: BrandSource): string {
  const below = src.startsWith(site.base) ? src.slice(site.base.length) : src;
  return below.replace(/^(?:\.?\/)+/, '').split(/[?#]/)[0] ?? '';
}

/** Those that the preset names. */
export const styleSheets = ({ site, files }: Pick<BrandSource, 'site' | 'files'>): string[] =>
  site.customCss.filter((one) => files.has(one));
