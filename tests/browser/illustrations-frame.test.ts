// The frame of illustrations: no band without anything in it on a phone, no property that is cut, at any width.
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { alive, SHOWN } from './illustrations.ts';

const reader = useReader(serveRealSite);

const SOME = ['slider', 'label', 'checkbox', 'button', 'data-table', 'progress-bar', 'date'];
const WIDGETS = SHOWN.filter(({ widget }) => SOME.includes(widget));

/** Room around what is there, not a band. */
const BAND_PX = 64;

describe('the frame of an illustration', () => {
  it.each(WIDGETS)('of $widget has no empty band at 390 pixels', async ({ widget, page: id }) => {
    const page = await reader.openNext(id, { viewport: { width: 390, height: 844 } });
    const demo = await alive(page, widget);
    const gaps = await demo.evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
          rects.push(...range.getClientRects());
      }
      for (const one of root.querySelectorAll('input, select, svg, [class*=track]'))
        if (one.checkVisibility({ visibilityProperty: true }))
          rects.push(one.getBoundingClientRect());
      const { top, bottom } = root.getBoundingClientRect();
      const found: string[] = [];
      let end = top;
      for (const rect of rects.filter(({ height }) => height).sort((a, b) => a.top - b.top)) {
        if (rect.top - end > 0)
          found.push(`${Math.round(rect.top - end)} at ${Math.round(end - top)}`);
        end = Math.max(end, rect.bottom);
      }
      return [...found, `${Math.round(bottom - end)} at the end`];
    });
    expect(gaps.filter((gap) => Number.parseInt(gap, 10) > BAND_PX)).toEqual([]);
  });

  it.each([390, 820, 1440])('cuts no property at %i pixels', async (width) => {
    const { page: id = '' } = SHOWN.find(({ widget }) => widget === 'button') ?? {};
    const page = await reader.openNext(id, { viewport: { width, height: 900 } });
    const demo = await alive(page, 'button');
    for (const runtime of ['Web', 'React Native']) {
      await demo.getByRole('button', { name: runtime, exact: true }).click();
      const cut = await demo.locator('.demo-panel').evaluate((panel) => {
        const { bottom, right } = panel.getBoundingClientRect();
        const isScrolled = panel.scrollHeight > panel.clientHeight + 1;
        const out = [...panel.children].filter((one) => {
          const own = one.getBoundingClientRect();
          return own.bottom > bottom + 1 || own.right > right + 1;
        });
        return { isScrolled, out: out.map((one) => one.textContent) };
      });
      expect(cut).toEqual({ isScrolled: false, out: [] });
    }
  });
});
