// The icon of each type of a message: lines in a square of 24.
import { lookUp } from '../../../engine/shared.ts';

const RING = 'M12 3a9 9 0 1 0 .01 0';
const ICONS: Readonly<Record<string, string>> = {
  success: `${RING}M8 12.5l3 3 5-6`,
  error: `${RING}M9 9l6 6M15 9l-6 6`,
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5v.01',
  info: `${RING}M12 11v6M12 7.5v.01`,
  loading: 'M12 3a9 9 0 1 1-9 9',
};

export const CROSS = 'M6 6l12 12M18 6L6 18';

/** What isn't a type is shown as information. */
export function typeOf(type: string): { known: string; icon: string | undefined } {
  const known = lookUp(ICONS, type) ? type : 'info';
  return { known, icon: lookUp(ICONS, known) };
}
