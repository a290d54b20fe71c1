// `learn lsp` in a process of its own, and a real client at the other end of its pipes.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type ClientCapabilities,
  CompletionRequest,
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
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type MarkupContent,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  UnregistrationRequest,
  type WorkspaceEdit,
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
  const { capabilities: offered } = await connection.sendRequest(InitializeRequest.type, {
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
  /** The place behind a piece of a text. */
  const at = (name: string, text: string, piece: string) => {
    const before = text.slice(0, text.indexOf(piece) + piece.length).split('\n');
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    return { textDocument: { uri: uriOf(name) }, position };
  };
  return {
    connection,
    capabilities: offered,
    errors,
    uriOf,
    codesOf,
    diagnosticsOf: (name: string) => found.get(uriOf(name)) ?? [],
    at,
    /** Types what is wrong, and corrects it again: the site was checked then, and what was typed before. */
    async untilChecked(name: string, text: string, wrong: string, codes: readonly string[]) {
      await this.type(name, wrong);
      await this.expectCodes(name, codes);
      await this.type(name, text);
      await this.expectCodes(name, []);
    },
    /** What the editor is offered behind a piece of a text, which it has open then. */
    async offers(name: string, text: string, piece: string) {
      await this.type(name, text);
      const found = await connection.sendRequest(CompletionRequest.type, at(name, text, piece));
      return (Array.isArray(found) ? found : (found?.items ?? [])).map(({ label }) => label);
    },
    async hover(name: string, text: string, piece: string) {
      const found = await connection.sendRequest(HoverRequest.type, at(name, text, piece));
      return found ? (found.contents as MarkupContent).value : '';
    },
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

/** File → its new text, the new words of each edit, or its new place. */
export function editedFiles(edit: WorkspaceEdit | null): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  const nameOf = (uri: string) => uri.slice(uri.indexOf('content/'));
  const add = (uri: string, words: string) => {
    files[nameOf(uri)] = [...(files[nameOf(uri)] ?? []), words];
  };
  for (const [uri, edits] of Object.entries(edit?.changes ?? {}))
    for (const { newText } of edits) add(uri, newText);
  for (const change of edit?.documentChanges ?? [])
    if ('edits' in change)
      for (const one of change.edits)
        add(change.textDocument.uri, 'newText' in one ? one.newText : '');
    else if (change.kind === 'rename') add(change.oldUri, nameOf(change.newUri));
  return files;
}
