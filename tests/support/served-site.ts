// Sites for browser tests: the real one, one made for a test, and each of them over a slow line.
import { createHash } from 'node:crypto';
import { existsSync, realpathSync, renameSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { inject } from 'vitest';
import { createSiteServer, type SiteServer } from '../../tools/serve/create-site-server.ts';
import type {} from './browser-setup.ts';
import { createSiteFolder, type Files, type SiteFolder } from './site-folder.ts';

/** A site on this machine, for as long as a test file runs. */
export type ServedSite = { url: string; close(): Promise<void> };

/** By folder that no test changes. They last as long as their worker: all its test files share what is compressed. */
const servers = new Map<string, Promise<SiteServer>>();

async function serveUnchanged(dir: string): Promise<ServedSite> {
  const server = servers.get(dir) ?? createSiteServer({ dir });
  servers.set(dir, server);
  const { url } = await server;
  return { url, close: async () => {} };
}

/** The project's own site, as `npm test` has built it. */
export function serveRealSite(): Promise<ServedSite> {
  return serveUnchanged(inject('realSite'));
}

/** Build a site, which no test changes, and serve it. Test files with the same site share the build. */
export function serveFiles(files: Files): Promise<ServedSite> {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  const dir = path.join(inject('sharedSites'), hash);
  if (!existsSync(dir)) buildShared(files, dir);
  return serveUnchanged(dir);
}

/** It gets its name once it is whole. The other worker may have built the same meanwhile. */
function buildShared(files: Files, dir: string): void {
  const folder = createSiteFolder(files);
  const out = `${dir}-${process.pid}`;
  const { status, text } = folder.learn('build', '--out', out);
  folder.dispose();
  if (status !== 0) throw new Error(text);
  try {
    renameSync(realpathSync(out), dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
  }
}

/** Build a folder and serve it; it is removed in the end. */
export async function serveFolder(
  folder: SiteFolder,
  ...flags: readonly string[]
): Promise<ServedSite> {
  const { status, text } = folder.learn('build', ...flags);
  if (status !== 0) throw new Error(text);
  const server = await createSiteServer({ dir: path.join(folder.dir, 'dist') });
  return {
    url: server.url,
    async close() {
      await server.close();
      folder.dispose();
    },
  };
}

const SLOW = { pieceBytes: 6_000, pauseMs: 40 };
/** Nearly every element is cut somewhere. */
export const SLOWEST = { pieceBytes: 700, pauseMs: 120 };

/** The same site, whose pages come in pieces, so that a browser paints them half. */
export async function serveSlowly(site: ServedSite, line = SLOW): Promise<ServedSite> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site.url));
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) await writeInPieces(body, line, response);
    else response.write(body);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${new URL(site.url).pathname}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
    },
  };
}

async function writeInPieces(
  body: Buffer,
  { pieceBytes, pauseMs }: typeof SLOW,
  response: ServerResponse,
): Promise<void> {
  for (let at = 0; at < body.length; at += pieceBytes) {
    response.write(body.subarray(at, at + pieceBytes));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
