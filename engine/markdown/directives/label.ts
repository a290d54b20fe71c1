// A directive's label → HTML: text, with code between backticks; `\[`, `\]` and `\\` stand for the sign.
import { type Html, html } from '../../text/html.ts';

/** Escaped; never throws, and an odd backtick stays one. */
export function labelToHtml(label: string): Html {
  const parts = labelInWords(label)
    .split(/(`[^`]+`)/)
    .map((part) => (/^`.+`$/s.test(part) ? html`<code>${part.slice(1, -1)}</code>` : part));
  return html`${parts}`;
}

/** Without the escapes of its signs. */
export const labelInWords = (label: string): string => label.replace(/\\([\\[\]])/g, '$1');
