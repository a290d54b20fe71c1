// A loaded site → the cache that its team shares, where there is one. What talks to it is loaded only then.

import { remoteOf } from '../cache/remote/remote-settings.ts';
import type { RemoteCache } from '../cache/remote/sync-cache.ts';
import type { ConfigOptions } from '../content/config/find-config.ts';
import type { LoadedConfig } from '../content/config/load-config.ts';
import { loadGitState } from '../content/pages/git-dates.ts';

/** @returns what does nothing where the site has none, or it can't be used: then `onNotice` gets the reason. */
export async function openRemote(
  { config, cacheDir, contentDir }: LoadedConfig,
  { onNotice = () => {} }: Pick<ConfigOptions, 'onNotice'>,
): Promise<RemoteCache> {
  const remote = remoteOf(config.cache, process.env);
  if (typeof remote === 'string') onNotice(remote);
  if (typeof remote !== 'object') return { pull: NOTHING, push: NOTHING };
  const { openRemoteCache } = await import('../cache/remote/sync-cache.ts');
  const [, folder = '', commit = ''] = (await loadGitState(contentDir)).split('\n');
  const site = JSON.stringify([config.product.slug, config.base, folder]);
  return openRemoteCache({ remote, cacheDir, site, commit, onNotice });
}

const NOTHING = () => Promise.resolve();
