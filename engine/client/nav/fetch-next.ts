// The link to the next page comes into view → that page is fetched: most readers who reach the end go there next.
import { openBundle } from '../files.ts';
import { savesData } from '../page/saves-data.ts';
import { prefetch } from './page-cache.ts';

let observer: IntersectionObserver | undefined;

/** Call it for each page that is shown. Not for readers who save data, nor for pages opened from a disk. */
export function fetchNext(): void {
  observer?.disconnect();
  const link = document.querySelector<HTMLAnchorElement>('.pager-next');
  if (!link || openBundle() || savesData()) return;
  const watching = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watching.disconnect();
    prefetch(new URL(link.href));
  });
  watching.observe(link);
  observer = watching;
}
