// Illustrations on other pages than the widget's own: as light, and alive in the state that the steps lead to.
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { alive, expectLight, leaveAlone, openCounted, SHOWN_AGAIN } from './illustrations.ts';
import { shifts } from './shifts.ts';

const reader = useReader(serveRealSite);

describe('the illustration', () => {
  it.each(SHOWN_AGAIN)('of $widget is as light on $page, and comes alive in its place', async ({
    widget,
    page: id,
  }) => {
    const { page, loaded } = await openCounted(reader, id);
    expectLight(loaded, page.url());
    await alive(page, widget);
    expect(await shifts(page)).toBeLessThan(0.001);
    await leaveAlone(page, widget);
    expect(await violations(page, `[data-island="widgets/${widget}"]`)).toEqual([]);
  });
});
