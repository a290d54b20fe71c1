// A built site → its bundle, unzipped into a folder that a browser opens from the disk, or that any server serves.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFiles } from './read-bundle.ts';
import type { ServedSite } from './served-site.ts';
import { runLearn } from './site-folder.ts';

export type UnzippedBundle = { dir: string; zipBytes: number; dispose(): void };

/** @param built  folder of a built site; nothing is written there. */
export async function unzipBundle(built: string, ...flags: string[]): Promise<UnzippedBundle> {
  const dir = mkdtempSync(path.join(tmpdir(), 'learn bundle '));
  const { status, text } = runLearn(dir, 'bundle', built, '--out', 'bundle.zip', ...flags);
  if (status !== 0) throw new Error(text);
  const zip = readFileSync(path.join(dir, 'bundle.zip'));
  for (const [name, content] of await readFiles(path.join(dir, 'bundle.zip'))) {
    const at = path.join(dir, 'site', name);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, content);
  }
  return {
    dir: path.join(dir, 'site'),
    zipBytes: zip.length,
    dispose: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** As a double click opens it. */
export const onDisk = ({ dir }: UnzippedBundle): ServedSite => ({
  url: `${pathToFileURL(dir)}/`,
  close: async () => {},
});

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** By a server that only sends files, below the given path. */
export async function servedBelow(base: string, { dir }: UnzippedBundle): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const at = path.join(dir, decodeURIComponent(pathname.slice(base.length)));
    try {
      if (!pathname.startsWith(base)) throw new Error('outside');
      const content = readFileSync(at);
      response.writeHead(200, { 'content-type': TYPES[path.extname(at)] ?? '' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
