// Lines of text and captions: at most 72 signs in the column that is read; tables, code and drawings may be wider.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { loadOwnFace } from './own-face.ts';

const reader = useReader(serveRealSite);

/** What isn't read line after line. */
const ASIDE = 'table, pre, figure, svg, .demo, [data-island], .pager, .cards, nav';

/** How long the lines are, in signs, each with its text. */
const linesOf = (page: Page, boxes: string) =>
  page.evaluate(
    ({ aside, boxes }) => {
      const lines: string[] = [];
      for (const box of document.querySelectorAll<HTMLElement>(boxes)) {
        if (box.parentElement?.closest(aside) && !box.matches('figcaption')) continue;
        if (box.querySelector(`p, li, ${aside}`)) continue;
        if (!box.checkVisibility()) continue;
        const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        let [line, bottom] = ['', Number.NEGATIVE_INFINITY];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\s*\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index + word.length - word.trimStart().length);
            range.setEnd(node, index + word.length);
            const rect = range.getClientRects()[0];
            if (!rect) continue;
            if (rect.top > bottom - 4) {
              lines.push(line.trim());
              line = '';
            }
            bottom = rect.bottom;
            line += word.replace(/\s+/g, ' ');
          }
        lines.push(line.trim());
      }
      return lines.filter((one) => one !== '');
    },
    { aside: ASIDE, boxes },
  );

const TEXT = '.article :is(p, li, dd)';
const CAPTIONS = '.article :is(.screen, .figure, .diagram) figcaption';

async function openWithFace(at: string, width: number): Promise<Page> {
  const page = await reader.open(at, { viewport: { width, height: 900 } });
  await loadOwnFace(page);
  return page;
}

/** In the font of the device, and in the site's own. */
async function useFace(page: Page, isOwn: boolean): Promise<void> {
  await page.evaluate((own) => {
    const { dataset } = document.documentElement;
    if (own) dataset.face = localStorage['learn-face'];
    else delete dataset.face;
  }, isOwn);
}

it.each([
  ['connectors/connectors-architecture', 1440],
  ['app-development/deployment/deployment-using-docker-compose', 1440],
  ['teams/manage-users', 1440],
  ['teams/overview', 820],
  ['tutorials/build-app-in-5-minutes/app-demo', 1440],
  ['app-development/widgets/form-widgets/slider', 1440],
])('%s has at most 72 signs a line at %i pixels, in either font', async (at, width) => {
  const page = await openWithFace(at, width);
  for (const isOwn of [false, true]) {
    await useFace(page, isOwn);
    const lines = await linesOf(page, TEXT);
    const lengths = lines.map((one) => one.length).toSorted((a, b) => b - a);
    expect(lengths.length).toBeGreaterThan(15);
    expect(lines.filter((one) => one.length > 72)).toEqual([]);
    // The column isn't narrow either.
    expect(lengths[0]).toBeGreaterThan(55);
  }
});

/** Long captions below wide drawings. */
it.each([
  'tutorials/build-app-in-5-minutes/connecting-datasource-to-widget',
  'app-development/widgets/datalive/live-form/live-form-basic-usage',
])('captions of %s have at most 72 signs a line, in either font', async (at) => {
  const page = await openWithFace(at, 1440);
  for (const isOwn of [false, true]) {
    await useFace(page, isOwn);
    const lines = await linesOf(page, CAPTIONS);
    expect(lines.filter((one) => one.length > 60).length).toBeGreaterThan(0);
    expect(lines.filter((one) => one.length > 72)).toEqual([]);
  }
});
