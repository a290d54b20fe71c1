// The colour theme button: as on this device → light → dark, remembered on this device.
import { fill } from '../../text/fill.ts';
import type { ClientTexts } from '../texts.ts';

const KEY = 'learn-theme';
const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;
type Choice = keyof typeof NEXT;

export function startTheme({ theme }: ClientTexts): void {
  const button = document.querySelector<HTMLElement>('[data-theme-button]');
  const show = (choice: Choice) =>
    button?.setAttribute('aria-label', fill(theme.label, { theme: theme[choice] }));
  show(current());
  button?.addEventListener('click', () => {
    const choice = NEXT[current()];
    apply(choice);
    show(choice);
  });
}

function current(): Choice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function apply(choice: Choice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage may be switched off: the choice then lasts as long as the page.
  }
}
