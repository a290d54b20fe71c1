// A built site → what each of its pages weighs on the wire, and how many files a reader's browser asks for.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const LIMITS = { usualBytes: 20_000, mostBytes: 32_000, requests: 5 };

/**
 * What comes before a reader does anything: the page, its sheets, its script. Bodies only, brotli as the build writes them.
 *
 * @param base  address of the site, such as `/learn/`.
 */
export function weighPages(dist, base) {
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(file)).length);
    return sizes.get(file);
  };
  const pages = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
    .flatMap((name) => {
      const file = path.join(dist, name);
      const html = readFileSync(file, 'utf8');
      if (html.includes('http-equiv="refresh"')) return [];
      const assets = [
        ...html.matchAll(
          /<link rel="stylesheet" href="([^"]+)"|<script type="module" src="([^"]+)"/g,
        ),
      ].map(([, css, js]) => path.join(dist, (css ?? js).slice(base.length)));
      const bytes = sizeOf(file) + assets.reduce((sum, asset) => sum + sizeOf(asset), 0);
      return [{ name, bytes, requests: 1 + assets.length }];
    })
    .sort((a, b) => a.bytes - b.bytes);
  const at = (share) => pages[Math.min(pages.length - 1, Math.floor(pages.length * share))]?.bytes;
  return {
    pages: pages.length,
    median: at(0.5),
    ninety: at(0.9),
    most: at(1),
    usual: pages.filter(({ bytes }) => bytes <= LIMITS.usualBytes).length / pages.length,
    tooHeavy: pages.filter(({ bytes }) => bytes > LIMITS.mostBytes),
    mostRequests: Math.max(...pages.map(({ requests }) => requests)),
    limits: LIMITS,
  };
}
