// `learn lsp` in a process of its own, and a real client at the other end of its pipes.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  type DidChangeWatchedFilesRegistrationOptions,
  DidOpenTextDocumentNotification,
  ExitNotification,
  FileChangeType,
  type FileEvent,
  type FileSystemWatcher,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  UnregistrationRequest,
} from 'vscode-languageserver-protocol/node';
import { projectDir } from './site-folder.ts';

/**
 * @param dir           the site.
 * @param capabilities  what the editor can do.
 */
export async function openLanguageClient(dir: string, capabilities: ClientCapabilities = {}) {
  const bin = path.join(projectDir, 'engine/bin/learn.mjs');
  const child = spawn(process.execPath, [bin, 'lsp', dir], { cwd: dir });
  const errors: string[] = [];
  child.stderr.on('data', (data) => errors.push(String(data)));
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const found = new Map<string, Diagnostic[]>();
  let onPublished = () => {};
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    found.set(uri, diagnostics);
    onPublished();
  });
  /** By the id of a registration: what the editor is asked to watch. */
  const watched = new Map<string, DidChangeWatchedFilesRegistrationOptions>();
  let onAsked = () => {};
  connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
    for (const { id, method, registerOptions } of registrations)
      if (method === DidChangeWatchedFilesNotification.method) watched.set(id, registerOptions);
    onAsked();
  });
  connection.onRequest(UnregistrationRequest.type, ({ unregisterations }) => {
    for (const { id } of unregisterations) watched.delete(id);
    onAsked();
  });
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    ...{ processId: process.pid, rootUri: pathToFileURL(dir).href, capabilities },
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const uriOf = (name: string) => pathToFileURL(path.join(dir, name)).href;
  const inWords = ({ globPattern }: FileSystemWatcher) => {
    if (typeof globPattern === 'string') return globPattern;
    const { baseUri, pattern } = globPattern;
    const folder = fileURLToPath(typeof baseUri === 'string' ? baseUri : baseUri.uri);
    return path.posix.join(path.relative(dir, folder), pattern);
  };
  const versions = new Map<string, number>();
  const codesOf = (name: string) =>
    (found.get(uriOf(name)) ?? []).map(({ range, code }) => `${range.start.line + 1} ${code}`);
  return {
    connection,
    errors,
    uriOf,
    codesOf,
    diagnosticsOf: (name: string) => found.get(uriOf(name)) ?? [],
    /** Open a file, or replace the text of an open one. */
    async type(name: string, text: string) {
      const uri = uriOf(name);
      const version = (versions.get(uri) ?? 0) + 1;
      versions.set(uri, version);
      if (version === 1)
        await connection.sendNotification(DidOpenTextDocumentNotification.type, {
          textDocument: { uri, languageId: 'markdown', version, text },
        });
      else
        await connection.sendNotification(DidChangeTextDocumentNotification.type, {
          textDocument: { uri, version },
          contentChanges: [{ text }],
        });
    },
    /** Waits until the diagnostics of a file are these. */
    async expectCodes(name: string, codes: readonly string[], mostMs = 60_000) {
      const isIt = () => codesOf(name).join() === codes.join();
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => {
          const says = `${name}: ${codesOf(name).join() || 'none'}\n${errors.join('')}`;
          reject(new Error(`Not ${codes.join() || 'none'}, but ${says}`));
        }, mostMs);
        onPublished = () => {
          if (!isIt()) return;
          clearTimeout(late);
          resolve();
        };
        onPublished();
      });
    },
    /** Waits until the editor is asked to watch these, each as its folder below the site and a pattern, or a pattern alone. */
    async expectWatched(patterns: readonly string[], mostMs = 60_000) {
      const asked = () => [...watched.values()].flatMap(({ watchers }) => watchers.map(inWords));
      const isIt = () => asked().join() === patterns.join();
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => {
          reject(new Error(`Not ${patterns.join()}, but ${asked().join()}`));
        }, mostMs);
        onAsked = () => {
          if (!isIt()) return;
          clearTimeout(late);
          resolve();
        };
        onAsked();
      });
    },
    /** What an editor says when files have changed on the disk. It only sees what it watches. */
    async sayChanged(...names: string[]) {
      const isSeen = (name: string) =>
        [...watched.values()].some(({ watchers }) =>
          watchers.some((one) => path.matchesGlob(name, inWords(one))),
        );
      const changes = names
        .filter(isSeen)
        .map((name): FileEvent => ({ uri: uriOf(name), type: FileChangeType.Changed }));
      if (changes.length > 0)
        await connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
    },
    async close() {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      connection.dispose();
      child.kill();
    },
  };
}
