// A loaded site → the cache that its team shares, where there is one. What talks to it is loaded only then.
import type { RemoteCache } from '../cache/remote-cache.ts';
import type { ConfigOptions } from '../content/config/find-config.ts';
import type { LoadedConfig } from '../content/config/load-config.ts';
import { loadGitState } from '../content/pages/git-dates.ts';

/** @returns what does nothing where the site has none, or it can't be used: then `onNotice` gets the reason. */
export async function openRemote(
  { config, cacheDir, contentDir }: LoadedConfig,
  { loadRemoteCache, onNotice = () => {} }: Pick<ConfigOptions, 'loadRemoteCache' | 'onNotice'>,
): Promise<RemoteCache> {
  const isNamed = config.cache !== undefined || process.env.LEARN_CACHE_URL;
  const open = isNamed ? await loadRemoteCache?.() : undefined;
  if (!open) return NONE;
  const [, folder = '', commit = ''] = (await loadGitState(contentDir)).split('\n');
  const site = JSON.stringify([config.product.slug, config.base, folder]);
  return open(config.cache, { cacheDir, site, commit, onNotice }) ?? NONE;
}

const NONE: RemoteCache = { pull: () => Promise.resolve(), push: () => Promise.resolve() };
