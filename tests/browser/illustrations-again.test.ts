// Illustrations on other pages than the widget's own: each page is as light; each state comes alive in its place.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { meanIsland, useReader } from '../support/browser.ts';
import { elementsOf } from '../support/html-elements.ts';
import { serveRealSite } from '../support/served-site.ts';
import {
  alive,
  expectLight,
  type Loaded,
  leaveAlone,
  openCounted,
  SHOWN_AGAIN,
  SHOWN_OTHERWISE,
} from './illustrations.ts';
import { shifts } from './shifts.ts';

const reader = useReader(serveRealSite);

describe('the illustration', () => {
  it.each(SHOWN_AGAIN)('of $widget is as light on $page', ({ page: id }) => {
    expectLight(loadedBy(id), `/learn/${id}`);
  });

  it('is in other states than on its own page', () => {
    expect(SHOWN_OTHERWISE.length).toBeGreaterThan(55);
  });

  it.each(SHOWN_OTHERWISE)('of $widget comes alive on $page in its place', async ({
    widget,
    page: id,
  }) => {
    const { page, loaded } = await openCounted(reader, id);
    expectLight(loaded, page.url());
    await meanIsland(page, `widgets/${widget}`);
    await alive(page, widget);
    expect(await shifts(page)).toBeLessThan(0.001);
    await leaveAlone(page, widget);
    expect(await violations(page, `[data-island="widgets/${widget}"]`)).toEqual([]);
  });
});

/** What the HTML of a page asks for, and itself, as a server with brotli sends them. */
function loadedBy(id: string): Loaded[] {
  const elements = elementsOf(readFileSync(fileOf(`/learn/${id}/index.html`), 'utf8'));
  const asked = elements.flatMap(({ tag, attributes }) => {
    if (attributes.get('rel') === 'stylesheet') return attributes.get('href') ?? [];
    const isAtOnce = tag === 'script' || (tag === 'img' && attributes.get('loading') !== 'lazy');
    return isAtOnce ? (attributes.get('src') ?? []) : [];
  });
  const urls = [`/learn/${id}`, ...asked.filter((url) => !url.startsWith('data:'))];
  return urls.map((url) => ({ url, sizeBytes: sizeOf(url) }));
}

const fileOf = (url: string) => path.join(inject('realSite'), url.slice('/learn/'.length));

const sizes = new Map<string, number>();

function sizeOf(url: string): number {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const bytes = readFileSync(fileOf(/\.\w+$/.test(url) ? url : `${url}/index.html`));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const size = brotliCompressSync(bytes, { params }).length;
  sizes.set(url, size);
  return size;
}
