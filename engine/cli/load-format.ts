// What folders without a config may have been written in, besides our Markdown: loaded only where one is read.
import type { SourceFormat } from '../source-format.ts';

export const loadFormat = async (): Promise<SourceFormat> =>
  (await import('../../tools/foreign-folders/index.ts')).foreignFolders;
