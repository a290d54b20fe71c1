// `learn lsp` in a process of its own, and an editor at the other end of its pipes that keeps what is published.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import protocol from 'vscode-languageserver-protocol/node';

export const learn = path.join(import.meta.dirname, '../../engine/bin/learn.mjs');

/** @param site  the folder that it runs in. */
export async function openService(site, words = []) {
  const service = spawn(process.execPath, [learn, 'lsp', ...words], {
    cwd: site,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = protocol.createProtocolConnection(
    new protocol.StreamMessageReader(service.stdout),
    new protocol.StreamMessageWriter(service.stdin),
  );
  /** URI → diagnostics, as they were published last. */
  const published = new Map();
  const listeners = new Set();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
    published.set(uri, diagnostics);
    for (const listen of listeners) listen();
  });
  const said = [];
  connection.onNotification('window/showMessage', ({ message }) => said.push(message));
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
  });
  await connection.sendNotification('initialized', {});
  const versions = new Map();

  /** Processor time of all threads of the service, in ms. */
  function processorMs() {
    const [, after = ''] = readFileSync(`/proc/${service.pid}/stat`, 'utf8').split(') ');
    const [user, system] = after.split(' ').slice(11, 13).map(Number);
    return (user + system) * 10;
  }

  /** Whether it waits for another process. */
  const hasChild = () =>
    readFileSync(`/proc/${service.pid}/task/${service.pid}/children`, 'utf8') !== '';

  return {
    connection,
    published,
    said,
    processorMs,
    /** Calls back after each publication. @returns  ends that. */
    onPublished(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    /** Resident memory, in MB. */
    memory() {
      const status = readFileSync(`/proc/${service.pid}/status`, 'utf8');
      const kilobytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
      return { now: kilobytes('VmRSS') / 1024, most: kilobytes('VmHWM') / 1024 };
    },
    /** What it has used once it has done nothing for a while. */
    async untilIdle() {
      for (let used = processorMs(); ; ) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        const now = processorMs();
        if (now - used < 10 && !hasChild()) return now;
        used = now;
      }
    },
    /** Opens a file with this text, or types it. */
    async type(uri, text) {
      const version = (versions.get(uri) ?? 0) + 1;
      versions.set(uri, version);
      if (version === 1)
        await connection.sendNotification('textDocument/didOpen', {
          textDocument: {
            uri,
            languageId: uri.endsWith('.md') ? 'markdown' : 'yaml',
            version,
            text,
          },
        });
      else
        await connection.sendNotification('textDocument/didChange', {
          textDocument: { uri, version },
          contentChanges: [{ text }],
        });
    },
    /** Closes a file without saving it. */
    async shut(uri) {
      versions.delete(uri);
      await connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
    },
    isOpen: (uri) => versions.has(uri),
    /** @param type  1: came, 2: changed, 3: gone. */
    sayChanged: (uri, type) =>
      connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri, type }] }),
    async close() {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      connection.dispose();
    },
  };
}
