// The drawer of a phone or tablet, while it is open: a dialog.

/** While the drawer is open, keys and screen readers find nothing behind it. */
export function holdReader(menu: HTMLElement, label: string): void {
  if (!menu.matches(':popover-open')) return;
  const behind = document.querySelectorAll<HTMLElement>(
    'body > :not(#site-frame, script), #site-frame > :not(#site-menu)',
  );
  for (const one of behind) one.inert = true;
  menu.role = 'dialog';
  menu.ariaModal = 'true';
  menu.setAttribute('aria-label', label);
  const find = (what: string) => menu.querySelector<HTMLElement>(what);
  (find('.sidebar [aria-current]') ?? find('.menu-button'))?.focus({ preventScroll: true });
  // Before it closes: the browser then gives the focus back to a button that can have it.
  const letGo = () => {
    for (const one of behind) one.inert = false;
    for (const name of ['role', 'aria-modal', 'aria-label']) menu.removeAttribute(name);
  };
  menu.addEventListener('beforetoggle', letGo, { once: true });
}

matchMedia('(min-width: 62rem)').addEventListener('change', () =>
  document.getElementById('site-menu')?.hidePopover(),
);
