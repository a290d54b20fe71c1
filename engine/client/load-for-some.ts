// What only some pages need → loaded by a page that shows it, at the first sign of use.
import { whenUsed } from './first-use.ts';

export function loadForSome(selector: string, load: () => Promise<{ start(): void }>): void {
  if (document.querySelector(selector)) whenUsed(() => void load().then(({ start }) => start()));
}
