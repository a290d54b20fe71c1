// The color theme → the other one of light and dark at the first click, then back to that of the device; remembered.
import { chosenTheme, type ThemeChoice } from './chosen-theme.ts';

const KEY = 'learn-theme';

export function changeTheme(): void {
  const choice = next(chosenTheme());
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

/** From the device's own first to the other one, which is seen; then to its own as a choice, and back. */
function next(choice: ThemeChoice): ThemeChoice {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const round: ThemeChoice[] = isDark ? ['system', 'light', 'dark'] : ['system', 'dark', 'light'];
  return round[(round.indexOf(choice) + 1) % round.length] ?? 'system';
}
