// The cache that a team shares: what a site says about it, and what a build does with it. Commands hand in what talks to its server.
import { z } from 'zod';

export const remoteSchema = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .describe('folder of a server that answers GET and PUT, for what builds keep'),
  readOnly: z.boolean().default(false).describe('take from it, and add nothing'),
  seconds: z
    .number()
    .min(0.1)
    .max(600)
    .default(10)
    .describe('how long a build waits for it, at most, before it begins and after it has ended'),
});

export type RemoteSettings = z.output<typeof remoteSchema>;

export type RemoteCache = {
  /** Before anything of the store is read. */
  pull(): Promise<void>;
  /** After all is written. */
  push(): Promise<void>;
};

export type SharingSite = {
  cacheDir: string;
  /** What the site is called, wherever it lies. */
  site: string;
  /** Empty outside of git. */
  commit: string;
  /** Gets the reason where the cache can't be used. */
  onNotice: (says: string) => void;
};

/** @param settings  of the site; the environment may say more. @returns undefined where it shares none. */
export type OpenRemoteCache = (
  settings: RemoteSettings | undefined,
  site: SharingSite,
) => RemoteCache | undefined;
