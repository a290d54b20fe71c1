// The navigation: toggles on categories, the shared tree fetched when a closed one is opened, and what
// a reader opened stays open from page to page.
import { fill } from '../../text/fill.ts';
import { withInUse } from '../load-interaction.ts';
import type { ClientTexts } from '../texts.ts';
import { categories, isOpen, linkOf, readOpen, showCurrent } from './sidebar-items.ts';

let texts: ClientTexts | undefined;

export function startSidebar(clientTexts: ClientTexts): void {
  texts = clientTexts;
  const menu = document.getElementById('site-menu');
  menu?.addEventListener('toggle', () => {
    withInUse(({ holdReader, texts: { menu: label } }) => holdReader(menu, label));
    const sidebar = document.querySelector<HTMLElement>('.sidebar');
    if (sidebar) showCurrent(sidebar);
  });
}

/** In a narrow window the header's sections scroll: the current one must not be beyond its edge. */
function showSection(): void {
  const box = document.querySelector('.sections');
  const link = box?.querySelector('[aria-current]');
  if (!box || !link) return;
  const [around, own] = [box.getBoundingClientRect(), link.getBoundingClientRect()];
  box.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
}

export function enhanceSidebar(): void {
  showSection();
  const sidebar = document.querySelector<HTMLElement>('.sidebar');
  if (!sidebar) return;
  addToggles(sidebar);
  showCurrent(sidebar);
  const isWhole = sidebar.dataset.whole !== undefined;
  if (!isWhole && readOpen(sidebar).length > 0)
    withInUse(({ loadWhole }) => loadWhole(sidebar, addToggles));
  const fetchTree = () => withInUse((inUse) => inUse.fetchTree(sidebar));
  sidebar.addEventListener('pointerenter', fetchTree, { once: true });
}

function addToggles(sidebar: HTMLElement): void {
  for (const item of categories(sidebar)) {
    if (item.querySelector(':scope > button')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'toggle';
    button.setAttribute(
      'aria-label',
      fill(texts?.expand ?? '', { label: linkOf(item)?.textContent ?? '' }),
    );
    button.setAttribute('aria-expanded', String(isOpen(item)));
    button.addEventListener('click', () =>
      withInUse(
        ({ toggleBranch }) => toggleBranch(sidebar, item, addToggles),
        () => linkOf(item)?.click(),
      ),
    );
    linkOf(item)?.after(button);
  }
}
