// What the core is handed where a site needs it: loaded only then.
import type { OpenRemoteCache } from '../cache/remote-cache.ts';
import type { SourceFormat } from '../source-format.ts';

/** What folders without a config may have been written in, besides our Markdown. */
export const loadFormat = async (): Promise<SourceFormat> =>
  (await import('../../tools/foreign-folders/index.ts')).foreignFolders;

export const loadRemoteCache = async (): Promise<OpenRemoteCache> =>
  (await import('../../tools/remote-cache/index.ts')).openRemoteCache;
