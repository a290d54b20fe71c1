// Items per row for each size of screen, as markup has them (`xs-1 sm-2 md-3 lg-4`) → how many a wide screen shows.

const MOST = 4;

/** Without a number for wide screens, the last one counts. */
export function itemsPerRow(sizes: string): number {
  const wide = /\blg-(\d{1,2})/.exec(sizes)?.[1] ?? sizes.match(/\d{1,2}/g)?.at(-1);
  return Math.min(MOST, Math.max(1, Number(wide ?? 1)));
}
