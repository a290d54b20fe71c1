// A Chromium of this machine, spoken to through two pipes: its DevTools protocol, without a port and without a library.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { ExpectedError } from '../../../engine/tooling.ts';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chromium-headless-shell',
];

/** @throws ExpectedError  when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const named = env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new ExpectedError(`CHROMIUM_PATH names ${named}, which is not there.`);
  const folders = (env.PATH ?? '').split(path.delimiter);
  const found =
    named || folders.flatMap((one) => NAMES.map((name) => path.join(one, name))).find(existsSync);
  if (found) return found;
  throw new ExpectedError(
    'A PDF is printed by Chromium, and there is none on this machine.',
    'Install chromium, or name the browser in CHROMIUM_PATH.',
  );
}

/** For a browser that is asked to close. */
const LATEST_MS = 10_000;

export type Chromium = {
  /** One command of the protocol. @throws Error  with what the browser says. */
  send<T>(method: string, params?: object): Promise<T>;
  /** The next event of this name. */
  next(event: string): Promise<void>;
  /** All events of this name, until another listener takes them. */
  on<T>(event: string, listener: (params: T) => void): void;
  close(): Promise<void>;
};

/** https://chromedevtools.github.io/devtools-protocol/: messages are JSON, each ended by a zero byte. */
type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** Opens an empty page; commands go to it. Nothing leaves the machine. */
export async function startChromium(at: string): Promise<Chromium> {
  const profile = mkdtempSync(path.join(tmpdir(), 'learn-chromium-'));
  const child = spawn(at, flags(profile), {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const { send, next, on, fail } = speak(child);
  child.once('error', fail);
  void ended.then(() => fail(new ExpectedError(`${at} ended before the PDF was made.`)));
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  });
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  return {
    send: (method, params) => send(method, params, sessionId),
    next,
    on,
    async close() {
      // Not killed: what it has started would go on writing into its folder.
      send('Browser.close').catch(() => child.kill());
      const late = setTimeout(() => child.kill('SIGKILL'), LATEST_MS);
      await ended;
      clearTimeout(late);
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function flags(profile: string): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--no-proxy-server',
    '--host-resolver-rules=MAP * ~NOTFOUND',
    // As root, which builds in containers often are, it doesn't start otherwise. It opens our own file alone.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

function speak(child: ChildProcess) {
  const [, , , toBrowser, fromBrowser] = child.stdio as unknown as [
    null,
    null,
    null,
    Writable,
    Readable,
  ];
  const waiting = new Map<number | string, Waiting>();
  const listeners = new Map<string, (params: never) => void>();
  let number = 0;
  let rest = '';
  const settle = (key: number | string, { result, error }: Message) => {
    const one = waiting.get(key);
    waiting.delete(key);
    if (error) one?.reject(new Error(error.message));
    else one?.resolve(result);
  };
  fromBrowser.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const message = JSON.parse(part) as Message;
      settle(message.id ?? message.method ?? '', message);
      if (message.method) listeners.get(message.method)?.(message.params as never);
    }
  });
  toBrowser.on('error', () => {});
  const wait = <T>(key: number | string) =>
    new Promise<T>((resolve, reject) => {
      waiting.set(key, { resolve: resolve as Waiting['resolve'], reject });
    });
  return {
    send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
      number += 1;
      const answer = wait<T>(number);
      toBrowser.write(`${JSON.stringify({ id: number, method, params, sessionId })}\0`);
      return answer;
    },
    next: (event: string) => wait<void>(event),
    on<T>(event: string, listener: (params: T) => void) {
      listeners.set(event, listener);
    },
    fail(error: Error) {
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
    },
  };
}
