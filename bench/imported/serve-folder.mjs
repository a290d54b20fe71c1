// A folder of static files → a server for both engines' output: clean addresses, brotli, one cache rule.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  woff2: 'font/woff2',
  md: 'text/markdown; charset=utf-8',
};
const COMPRESSED = /^(?:html|css|js|json|svg|md)$/;

/** @returns `{ url, stop() }`, the address with a slash at its end. */
export async function serveFolder(dir) {
  const bodies = new Map();
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).slice(1);
    const file = [asked, `${asked}.html`, path.join(asked, 'index.html')]
      .map((name) => path.join(dir, name))
      .find((at) => at.startsWith(dir) && existsSync(at) && statSync(at).isFile());
    if (!file) return response.writeHead(404).end();
    const ending = path.extname(file).slice(1);
    const isCompressed = COMPRESSED.test(ending);
    if (!bodies.has(file)) bodies.set(file, bodyOf(file, isCompressed));
    response.writeHead(200, {
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'cache-control': ending === 'html' ? 'no-cache' : 'public, max-age=3600',
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    });
    return response.end(bodies.get(file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

function bodyOf(file, isCompressed) {
  const bytes = readFileSync(file);
  if (!isCompressed) return bytes;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
