// A directive's label → HTML: text, with code between backticks.
import { escapeHtml } from '../../html.ts';

export function labelToHtml(label: string): string {
  return label
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.length > 2 && part.startsWith('`')
        ? `<code>${escapeHtml(part.slice(1, -1))}</code>`
        : escapeHtml(part),
    )
    .join('');
}
