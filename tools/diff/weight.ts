// A page of a built site → the bytes that its first visit takes: itself, its sheets, its scripts, its pictures.
import { gzipSync } from 'node:zlib';
import { attributeOf, changeTags } from '../../engine/tooling.ts';
import type { Side } from './side.ts';

/** Of files, by their contents: both sides have most of them. */
const known = new Map<string, number>();

/** Texts compressed; 0 where there is no such page. Pictures that load later, when they come into view, count too. */
export function pageWeight(side: Side, address: string): number {
  const { built, pages } = side;
  const file = pages.get(address);
  if (file === undefined) return 0;
  const html = built.read(file);
  let sum = gzipSync(html).length;
  for (const url of loadedBy(html.toString('utf8'))) {
    const name = fileAt(url, side);
    if (name) sum += fileWeight(side, name);
  }
  return sum;
}

function loadedBy(html: string): Set<string> {
  const urls = new Set<string>();
  changeTags(html, (tag) => {
    const isSheet = tag.name === 'link' && attributeOf(tag, 'rel') === 'stylesheet';
    const url = attributeOf(tag, isSheet ? 'href' : 'src');
    if (url && (isSheet || tag.name === 'script' || tag.name === 'img')) urls.add(url);
    return undefined;
  });
  return urls;
}

function fileAt(url: string, { built }: Side): string | undefined {
  if (!url.startsWith(built.base) || url.startsWith('//')) return undefined;
  const [name = ''] = url.slice(built.base.length).split(/[?#]/, 1);
  return built.has(name) ? name : undefined;
}

const TEXT = /\.(?:css|js|svg|json|html)$/;

function fileWeight({ dir, built }: Side, name: string): number {
  const key = `${dir}:${name}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const content = built.read(name);
  const size = TEXT.test(name) ? gzipSync(content).length : content.length;
  known.set(key, size);
  return size;
}
