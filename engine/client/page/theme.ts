// The button of the color theme: it says which one is on show, and a click asks for another.
import { fill } from '../../text/fill.ts';
import { withInUse } from '../load-interaction.ts';
import type { ClientTexts } from '../texts.ts';
import { chosenTheme } from './chosen-theme.ts';

export function startTheme({ theme }: ClientTexts): void {
  const button = document.querySelector<HTMLElement>('[data-theme-button]');
  const show = () => {
    if (button)
      button.ariaLabel = button.title = fill(theme.label, { theme: theme[chosenTheme()] });
  };
  show();
  button?.addEventListener('click', () =>
    withInUse(({ changeTheme }) => {
      changeTheme();
      show();
    }),
  );
}
