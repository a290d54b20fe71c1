// Versions that are built together → the files that they share: rules for servers, and where the sitemaps are.
import type { VersionEntry } from '../../content/yaml/records.ts';
import type { OutputFile } from '../../render/render-page.tsx';
import { robotsFile, serverFiles } from '../files/site-files.ts';
import type { ServerConfig } from '../servers/server-config.ts';

/** A version with its own rules, as if it were served alone. */
export type VersionRules = { entry: VersionEntry; server: ServerConfig };

/**
 * @param origin  scheme and host, without a slash at the end.
 * @param root    base of the whole; every version's base begins with it.
 */
export function renderSharedFiles(
  origin: string,
  root: string,
  versions: readonly VersionRules[],
): OutputFile[] {
  const indexed = versions.filter(({ entry }) => !entry.noIndex);
  return [
    robotsFile(indexed.map(({ server }) => origin + server.base)),
    ...serverFiles(mergeRules(root, versions)),
  ];
}

const hostLinesOf = (root: ServerConfig | undefined): Pick<ServerConfig, 'hostLines'> =>
  root?.hostLines ? { hostLines: root.hostLines } : {};

/** The rules of the root are for all; a version below it adds what is its own. */
function mergeRules(root: string, versions: readonly VersionRules[]): ServerConfig {
  const parts = versions
    .map(({ entry, server }) => ({ entry, server, folder: server.base.slice(root.length) }))
    // The later of two rules counts, so those for everything come first.
    .sort((a, b) => a.folder.length - b.folder.length);
  return {
    base: root,
    headers: parts.flatMap(({ entry, server, folder }) => {
      if (folder === '') return server.headers;
      const own = server.headers.filter(({ path }) => path !== '/*');
      return [
        ...own.map(({ path, set }) => ({ path: `/${folder}${path.slice(1)}`, set })),
        ...(entry.noIndex ? [{ path: `/${folder}*`, set: { 'X-Robots-Tag': 'noindex' } }] : []),
      ];
    }),
    redirects: parts.flatMap(({ server, folder }) =>
      server.redirects.map(({ from, to, status }) => ({
        from: folder + from,
        to: to.startsWith('https://') ? to : folder + to,
        status,
      })),
    ),
    ...hostLinesOf(parts[0]?.server),
  };
}
