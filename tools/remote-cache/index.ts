// A site's cache folder ↔ a remote cache: what other machines have made is taken before a build, what this one made is added after it.
//
// Once for each commit: as soon as it is built here, all that is known about it is here. Nothing that goes wrong ends a build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type OpenRemoteCache,
  type RemoteCache,
  readCacheFile,
  type SharingSite,
  TRAVELS,
  writeCacheFile,
  writeIntoCache,
} from '../../engine/tooling.ts';
import { createClient, type RemoteClient } from './client.ts';
import { getFile, getList, putFile, putList, type RemoteFile } from './list.ts';
import { type Remote, remoteOf } from './settings.ts';

export const openRemoteCache: OpenRemoteCache = (settings, site) => {
  const remote = remoteOf(settings, process.env);
  if (typeof remote === 'string') site.onNotice(remote);
  return typeof remote === 'object' ? createSync(remote, site) : undefined;
};

/** What this cache and the server are known to share. */
type State = {
  url: string;
  /** The last commit that was taken, or tried. */
  pulled?: string;
  /** The last that was added, and the files of it that are no packs. */
  pushed?: string;
  others: string[];
  /** Name of a pack here → the file there. */
  packs: Record<string, RemoteFile>;
};

/** All that a list names, so that a new machine takes no more: the oldest packs are left out first. */
const MOST_OF_A_STORE = 256 * 1024 * 1024;
const LATEST = 'latest';

function createSync(
  remote: Remote,
  { cacheDir, site, commit, onNotice }: SharingSite,
): RemoteCache {
  const { key, url, isReadOnly } = remote;
  const stateAt = path.join(cacheDir, 'remote.json');
  const state = readState(stateAt, url);
  const keep = (more: Partial<State>) =>
    writeCacheFile(stateAt, JSON.stringify(Object.assign(state, more)));
  let isAway = false;
  /** What the server has of this commit. */
  let there = new Set<string>();
  const using = async (work: (client: RemoteClient) => Promise<void>) => {
    const client = createClient(remote);
    try {
      await work(client);
    } catch (error) {
      isAway = true;
      onNotice(`The cache at ${url} isn't used: ${(error as Error).message || 'it is away'}.`);
    } finally {
      client.close();
    }
  };
  const pull = async (client: RemoteClient) => {
    const own = commit === '' ? undefined : getList(client, key, [site, commit]);
    const [list, latest] = await Promise.all([own, getList(client, key, [site, LATEST])]);
    const files = youngest(list ?? latest ?? []);
    const has = new Set(Object.values(state.packs).map(({ hash }) => hash));
    const wanted = files.filter(
      ({ name, hash }) => TRAVELS.test(name) && !has.has(hash) && isMissing(cacheDir, name),
    );
    there = new Set(list?.map(({ name }) => name));
    await inTurns(wanted, async (file) => {
      const content = await getFile(client, key, file);
      if (!content) {
        there.delete(file.name);
        return;
      }
      const name = localName(file, files.indexOf(file));
      writeIntoCache(path.join(cacheDir, name), content);
      if (isPack(name)) state.packs[name] = { ...file, name };
    });
  };
  const push = async (client: RemoteClient) => {
    const names = listNames(cacheDir);
    const packs = Object.fromEntries(
      names.flatMap((name) => (state.packs[name] ? [[name, state.packs[name]]] : [])),
    );
    const others = names.filter((name) => !isPack(name));
    const hasAll = names.every((name) => packs[name] !== undefined || there.has(name));
    if (hasAll) return keep({ packs, others, pushed: commit });
    const files: RemoteFile[] = [];
    await inTurns(names, async (name, at) => {
      const file =
        packs[name] ?? (await putFile(client, key, name, readFileSync(path.join(cacheDir, name))));
      if (isPack(name)) packs[name] = file;
      files[at] = file;
    });
    const list = youngest(files);
    for (const of of new Set([commit || LATEST, LATEST]))
      await putList(client, key, [site, of], list);
    keep({ packs, others, pushed: commit });
  };
  return {
    async pull() {
      const isKnown = commit === '' ? wasBuilt(cacheDir) : state.pulled === commit;
      if (isKnown) return;
      await using(pull);
      quietly(() => keep({ pulled: commit }));
    },
    async push() {
      const isKnown = () =>
        commit !== '' &&
        state.pushed === commit &&
        listNames(cacheDir).every((name) => isPack(name) || state.others.includes(name));
      if (!isReadOnly && !isAway && !isKnown()) await using(push);
    },
  };
}

function readState(at: string, url: string): State {
  const kept = readCacheFile(at);
  const state = kept === undefined ? undefined : (JSON.parse(kept) as State);
  return state?.url === url ? state : { url, others: [], packs: {} };
}

/** A disk that refuses costs time, nothing else. */
function quietly(write: () => void): void {
  try {
    write();
  } catch {
    // The next build asks again.
  }
}

const isPack = (name: string): boolean => name.endsWith('.pack');

/** What is known here of a build fits to the output that is here: it stays. */
const isMissing = (cacheDir: string, name: string): boolean =>
  isPack(name) || !existsSync(path.join(cacheDir, name));

/** Packs count by the order of their names: those of others are older than all of one's own. */
const localName = ({ name, hash }: RemoteFile, at: number): string =>
  isPack(name)
    ? `${path.posix.dirname(name)}/0-${String(at).padStart(4, '0')}-${hash.slice(0, 16)}.pack`
    : name;

const wasBuilt = (cacheDir: string): boolean =>
  listNames(cacheDir).some((name) => /^(?:build|version)-/.test(name));

/** What travels, packs by their age. */
const listNames = (cacheDir: string): string[] =>
  readdirSync(cacheDir, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => TRAVELS.test(name))
    .sort();

function youngest(files: readonly RemoteFile[]): RemoteFile[] {
  const some = new Set<RemoteFile>();
  let left = MOST_OF_A_STORE;
  for (const file of [...files].sort((a, b) => (ageOf(a) < ageOf(b) ? 1 : -1))) {
    left -= file.size;
    if (left >= 0) some.add(file);
  }
  return files.filter((file) => some.has(file));
}

const ageOf = ({ name }: RemoteFile): string => (isPack(name) ? path.posix.basename(name) : '~');

const AT_ONCE = 6;

/** A few at once; the first failure ends it. */
async function inTurns<T>(
  all: readonly T[],
  work: (one: T, at: number) => Promise<void>,
): Promise<void> {
  const left = [...all.entries()];
  const next = async (): Promise<void> => {
    for (let one = left.shift(); one; one = left.shift()) await work(one[1], one[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
