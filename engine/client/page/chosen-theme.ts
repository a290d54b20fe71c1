// The root element → the color theme that was chosen, or that of the device.

export type ThemeChoice = 'system' | 'light' | 'dark';

export function chosenTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
