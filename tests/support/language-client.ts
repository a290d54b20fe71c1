// `learn lsp` in a process of its own, and a real client at the other end of its pipes.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { projectDir } from './site-folder.ts';

/** @param dir  the site. */
export async function openLanguageClient(dir: string) {
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
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    ...{ processId: process.pid, rootUri: pathToFileURL(dir).href, capabilities: {} },
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const uriOf = (name: string) => pathToFileURL(path.join(dir, name)).href;
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
    async close() {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      connection.dispose();
      child.kill();
    },
  };
}
