// An icon by name, drawn in the colour of the text around it.
import { iconSvg } from './icons.ts';

/** One of Lucide's icons, hidden from screen readers; nothing for a name that is none. */
export function Icon({ name }: { name: string }) {
  const svg = iconSvg(name);
  return svg ? <span className="icon-box" dangerouslySetInnerHTML={{ __html: svg }} /> : null;
}
