// The version that a reader runs: what of it every page loads. Whoever never chooses loads no more.
import { CHOICE_KEY } from '../storage-keys.ts';

type Mine = typeof import('./apply.ts');

let mine: Mine | undefined;

const load = async (): Promise<Mine> => (mine ??= await import('./apply.ts'));

const isChosen = () => 'mine' in document.documentElement.dataset;

/** For each page that is shown, before it is painted where the script is here already. */
export function showMine(): void {
  if (mine) mine.applyChoice();
  else if (isChosen()) void load().then((one) => one.applyChoice());
}

/** Once for all pages: the badge asks; what another tab chooses counts here, too. */
export function startMine(): void {
  document.addEventListener('click', (event) => {
    const badge = (event.target as Element).closest<HTMLElement>('[data-choice]');
    if (!badge || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import('./dialog.ts').then(
      (one) => one.askForVersion(badge),
      () => location.assign((badge as HTMLAnchorElement).href),
    );
  });
  addEventListener('storage', ({ key }) => {
    if (key === CHOICE_KEY || key === null) void load().then((one) => one.applyChoice(true));
  });
}
