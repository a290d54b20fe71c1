// A first build's records → read in a second thread from the last collection on, while this one begins with the first. Both ends.
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
  workerData,
} from 'node:worker_threads';
import { listPacks, openStore, storeDir } from '../cache/store.ts';
import type { AnyCollection } from '../collection.ts';
import { importCompiled } from '../content/config/compile-module.ts';
import { type Ahead, readRecords } from '../content/config/load-collections.ts';
import type { LoadedConfig } from '../content/config/load-config.ts';
import { listFiles } from '../content/list-files.ts';

/** Below this many files, a thread's start costs more than it saves. */
const FEW = 200;
/** Then this thread reads them itself: the other one may have broken off. */
const WAIT_MS = 30_000;

/** Of each collection, who reads it. */
const FREE = 0;
const HERE = 1;
const THERE = 2;
const READ = 3;

type Sent = Omit<LoadedConfig, 'store' | 'collections' | 'parsed'>;
type Setup = { sent: Sent; claims: Int32Array; port: MessagePort };

/** @returns  undefined where the store has records, or there are few. */
export function readAhead(loaded: LoadedConfig): Ahead | undefined {
  const { store: _store, collections, parsed, ...sent } = loaded;
  const script = new URL('./records.mjs', import.meta.url);
  if (!existsSync(script) || !hasMuchToRead(loaded)) return undefined;
  const claims = new Int32Array(new SharedArrayBuffer(4 * collections.length));
  const { port1, port2 } = new MessageChannel();
  const setup: Setup = { sent, claims, port: port2 };
  const worker = new Worker(script, { workerData: setup, transferList: [port2] });
  // What it can't do is done here, and reported there.
  worker.on('error', () => {});
  worker.unref();
  port1.unref();
  return (collection) => {
    const at = collections.indexOf(collection);
    if (Atomics.compareExchange(claims, at, FREE, HERE) === FREE) return;
    Atomics.wait(claims, at, THERE, WAIT_MS);
    for (let got = receiveMessageOnPort(port1); got; got = receiveMessageOnPort(port1))
      for (const [key, value] of got.message as [string, unknown][]) parsed.set(key, value);
  };
}

/** Whether the store has no records yet, and there are many. */
export function hasMuchToRead({ cacheDir, contentDir, collections }: LoadedConfig): boolean {
  if (collections.length < 2 || listPacks(path.join(storeDir(cacheDir), 'records')).length > 0)
    return false;
  const folders = collections.flatMap(({ reads = [] }) => reads);
  const count = (name: string) => listFiles(path.join(contentDir, name), '', contentDir).length;
  return folders.reduce((sum, name) => sum + count(name), 0) >= FEW;
}

/** The other end: parsed files of each collection that is free. One that asks for another's records is left to the first thread. */
export async function serveRecords(): Promise<void> {
  const { sent, claims, port } = workerData as Setup;
  const { default: config } = await importCompiled(sent.module ?? '', 'The config');
  const { collections = [] } = config as { collections?: AnyCollection[] };
  const store = openStore(sent.cacheDir);
  for (const [at, collection] of [...collections.entries()].reverse()) {
    if (Atomics.compareExchange(claims, at, FREE, THERE) !== FREE) break;
    const parsed = new Map<string, unknown>();
    const loaded: LoadedConfig = { ...sent, store, collections, parsed };
    try {
      readRecords(collection, loaded);
    } catch {
      // It stops where the other thread will, which says why.
    }
    port.postMessage([...parsed]);
    Atomics.store(claims, at, READ);
    Atomics.notify(claims, at);
  }
  store.flush();
}
