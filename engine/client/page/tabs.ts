// Tabs: choose by pointer or arrow keys; tabs of one group switch together and are remembered. Loaded by pages with tabs.

const KEY = 'learn-tabs';

export function enhanceTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    if (tabs.dataset.ready !== undefined) continue;
    tabs.dataset.ready = '';
    const buttons = buttonsOf(tabs);
    for (const button of buttons) button.addEventListener('click', () => choose(button));
    tabs
      .querySelector('.tab-list')
      ?.addEventListener('keydown', (event) => moveFocus(event as KeyboardEvent, buttons));
    for (const panel of tabs.querySelectorAll<HTMLElement>(':scope > .tab-panel'))
      panel.addEventListener('beforematch', () => show(buttonOf(panel)));
    const group = tabs.dataset.group;
    const chosen = group ? readChoices()[group] : undefined;
    show(buttons.find((button) => button.textContent === chosen));
  }
}

/** What is in a closed tab is shown, with the tabs around it. */
export function openTabsAround(target: HTMLElement): void {
  let wasHidden = false;
  for (
    let panel: HTMLElement | null | undefined = target.closest<HTMLElement>('.tab-panel');
    panel;
    panel = panel.parentElement?.closest<HTMLElement>('.tab-panel')
  ) {
    wasHidden ||= panel.hasAttribute('hidden');
    show(buttonOf(panel));
  }
  if (wasHidden) target.scrollIntoView();
}

function buttonsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > [role=tab]')];
}

function buttonOf(panel: HTMLElement): HTMLElement | undefined {
  return document.getElementById(panel.getAttribute('aria-labelledby') ?? '') ?? undefined;
}

function choose(button: HTMLElement): void {
  const tabs = button.closest<HTMLElement>('.tabs');
  const group = tabs?.dataset.group;
  const before = button.getBoundingClientRect().top;
  show(button);
  if (group) {
    const label = button.textContent ?? '';
    remember(group, label);
    for (const other of document.querySelectorAll<HTMLElement>(
      `.tabs[data-group="${CSS.escape(group)}"]`,
    ))
      show(buttonsOf(other).find((one) => one.textContent === label));
  }
  scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
}

function show(button: HTMLElement | undefined): void {
  const tabs = button?.closest<HTMLElement>('.tabs');
  if (!button || !tabs) return;
  for (const one of buttonsOf(tabs)) {
    const isChosen = one === button;
    one.setAttribute('aria-selected', String(isChosen));
    one.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
    if (isChosen) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
}

function moveFocus(event: KeyboardEvent, buttons: HTMLElement[]): void {
  const at = buttons.indexOf(event.target as HTMLElement);
  const isRtl = document.documentElement.dir === 'rtl';
  const steps: Record<string, number> = {
    ArrowRight: at + (isRtl ? -1 : 1),
    ArrowLeft: at + (isRtl ? 1 : -1),
    Home: 0,
    End: buttons.length - 1,
  };
  const to = steps[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  const next = buttons[(to + buttons.length) % buttons.length];
  next?.focus();
  if (next) choose(next);
}

function readChoices(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function remember(group: string, label: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readChoices(), [group]: label }));
  } catch {
    // Storage may be switched off: the choice then holds for this page.
  }
}
