// A file that is no page, and all that such files are made from.
import { hashOf } from '../../cache/hash.ts';
import type { Terms } from '../../content/pages/terms.ts';
import type { Asked } from '../../model/noted-site.ts';
import type { Site } from '../../model/site.ts';
import type { OutputFile } from '../../render/render-page.tsx';
import type { SiteData } from '../../theme/site-data.ts';
import type { Theme } from '../../theme/theme.ts';
import type { ClientFiles } from '../client/client-files.ts';
import type { NamedStyle } from '../client/style-sheets.ts';
import type { TakeBatch } from './batches.ts';
import type { LlmsInput } from './llms-files.ts';

export type SiteWideInput = {
  site: Site;
  siteData: SiteData;
  theme: Theme;
  homeStyle: string | undefined;
  /** Hashes of what all pages share, and of all records; none where no file is compared with an earlier build's. */
  versions?: { siteData: string; readonly records: string } | undefined;
  /** What is as in the last build is taken from it. */
  unchanged?: {
    /** Hash of what the site says, and of what else of it is asked for. */
    siteKey(asked: Iterable<Asked>): string;
    /** Hash of the records of a collection. */
    recordsOf(name: string): string;
    takeBatch: TakeBatch;
  };
  client: ClientFiles;
  terms: Terms;
  searchFiles(): Found;
  styles: readonly NamedStyle[];
  /** @param only  one output path, where no other is requested. */
  pictures(only?: string): Iterable<GivenFile>;
  publicFiles(): Iterable<GivenFile>;
  /** Page → its Markdown copy, and the folder of these; undefined where none is written. */
  copies?: Omit<LlmsInput, 'site' | 'unchanged'> | undefined;
};

export type GivenFile = { path: string; file: string };

/** A file that is made only when its key differs from the last build's. The key may be a getter: not every use needs it. */
export type SiteWideFile = {
  path: string;
  readonly key: string;
  make(): OutputFile;
  /** The address that a redirect leads to. */
  to?: string;
};

export type Found = Iterable<SiteWideFile> | Promise<Iterable<SiteWideFile>>;

/** Files of one kind: all, or with `only` at least the one of this path, if there is one. */
export type Family = (input: SiteWideInput, only?: string) => Found;

export const mayBeIn = (folder: string, only: string | undefined): boolean =>
  only === undefined || only.startsWith(folder);

export function ready(file: OutputFile): SiteWideFile {
  return { path: file.path, key: hashOf([file.content]), make: () => file };
}
