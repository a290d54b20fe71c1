// A page → how much its parts have moved by themselves.
import type { Page } from 'playwright-core';

/** Sum of all layout shifts so far. */
export function shifts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return new Promise<number>((resolve) =>
      requestAnimationFrame(() =>
        resolve(
          observer
            .takeRecords()
            .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
        ),
      ),
    );
  });
}
