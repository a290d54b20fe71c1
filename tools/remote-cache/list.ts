// What a cache held after one build ↔ a sealed list of its files: each under the hash of its bytes, at a server.
import { z } from 'zod';
import { sha256 } from '../../engine/tooling.ts';
import type { RemoteClient } from './client.ts';
import { hiddenName, seal, unseal } from './seal.ts';

/** A file's name in the cache folder; hash and size of its sealed bytes. */
export type RemoteFile = { name: string; hash: string; size: number };

const listSchema = z.strictObject({
  files: z.array(
    z.strictObject({
      name: z.string(),
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      size: z
        .int()
        .positive()
        .max(64 * 1024 * 1024),
    }),
  ),
});

const MOST_OF_A_LIST = 1024 * 1024;
/** Of one file, inflated. */
const MOST_BYTES = 512 * 1024 * 1024;

/** @param of  what the list is of: the site, and a commit or `latest`. */
export async function getList(
  client: RemoteClient,
  key: string,
  of: readonly string[],
): Promise<RemoteFile[] | undefined> {
  const sealed = await client.get(listAt(key, of), MOST_OF_A_LIST);
  if (!sealed) return undefined;
  const text = unseal(key, listAt(key, of), sealed, MOST_OF_A_LIST);
  if (!text) throw new Error(NOT_OURS);
  return listSchema.parse(JSON.parse(text.toString('utf8'))).files;
}

export async function putList(
  client: RemoteClient,
  key: string,
  of: readonly string[],
  files: readonly RemoteFile[],
): Promise<void> {
  const text = Buffer.from(JSON.stringify({ files }));
  await client.put(listAt(key, of), seal(key, listAt(key, of), text));
}

/** Undefined where the server has lost it. */
export async function getFile(
  client: RemoteClient,
  key: string,
  { name, hash, size }: RemoteFile,
): Promise<Buffer | undefined> {
  const sealed = await client.get(fileAt(hash), size);
  if (!sealed) return undefined;
  const content =
    sha256(sealed) === hash ? unseal(key, kindOf(name), sealed, MOST_BYTES) : undefined;
  if (!content) throw new Error(NOT_OURS);
  return content;
}

export async function putFile(
  client: RemoteClient,
  key: string,
  name: string,
  content: Buffer,
): Promise<RemoteFile> {
  const sealed = seal(key, kindOf(name), content);
  const file = { name, hash: sha256(sealed), size: sealed.length };
  await client.put(fileAt(file.hash), sealed);
  return file;
}

/** Servers for Bazel check that what is below `cas/` has the hash by which it is called; `ac/` is free. */
const fileAt = (hash: string): string => `cas/${hash}`;
const listAt = (key: string, of: readonly string[]): string => `ac/${hiddenName(key, ...of)}`;

/** A pack is called otherwise on each machine; a value in it has its own key. Other files count by their name. */
const kindOf = (name: string): string => name.replace(/^(store\/[a-z]+)\/.*/, '$1');

const NOT_OURS = 'what it sends is not sealed with the key of this team, or is damaged';
