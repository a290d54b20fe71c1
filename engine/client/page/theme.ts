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
  if (!button) return;
  button.addEventListener('click', () => {
    const choice = next(current());
    apply(choice);
    show(choice);
    say(button, theme[choice]);
  });
}

let saying = 0;

/** Below the button, for a moment; its name says it to screen readers. */
function say(button: HTMLElement, text: string): void {
  button.dataset.said = text;
  clearTimeout(saying);
  saying = window.setTimeout(() => delete button.dataset.said, 2000);
}

/** From the device's own first to the other one, which is seen; then through both, and back. */
function next(choice: Choice): Choice {
  const [own, other]: Choice[] = matchMedia('(prefers-color-scheme: dark)').matches
    ? ['dark', 'light']
    : ['light', 'dark'];
  return choice === 'system' ? (other as Choice) : choice === other ? (own as Choice) : 'system';
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
