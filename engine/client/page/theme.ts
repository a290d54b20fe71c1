// The colour theme button: to the other one of light and dark at the first click, then back to that of the device.
import { fill } from '../../text/fill.ts';
import type { ClientTexts } from '../texts.ts';

const KEY = 'learn-theme';
type Choice = 'system' | 'light' | 'dark';

export function startTheme({ theme }: ClientTexts): void {
  const button = document.querySelector<HTMLElement>('[data-theme-button]');
  const show = (choice: Choice) => {
    if (button) button.ariaLabel = button.title = fill(theme.label, { theme: theme[choice] });
  };
  show(current());
  button?.addEventListener('click', () => {
    const choice = next(current());
    apply(choice);
    show(choice);
  });
}

/** From the device's own first to the other one, which is seen; then through both, and back. */
function next(choice: Choice): Choice {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const own = isDark ? 'dark' : 'light';
  if (choice === 'system') return isDark ? 'light' : 'dark';
  return choice === own ? 'system' : own;
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
