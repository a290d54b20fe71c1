// `:::note[Title]`, `:::custom Title` → one of our callouts; other lines stay.

import { CALLOUTS, linksToText, lookUp } from '../../../engine/tooling.ts';
import type { Edit, PageImport } from './page-import.ts';

const OURS: ReadonlySet<string> = new Set(CALLOUTS);

/** Names of Docusaurus → ours. */
const RENAMED: Record<string, string> = {
  secondary: 'note',
  error: 'danger',
  hint: 'tip',
  seealso: 'info',
};

const OPENING = /^([\s>]*(?:[-*+] )?)(:{3,})[ \t]*([A-Za-z][\w-]*)(.*)/;

/** The whole line, or nothing where it opens no admonition. */
export function editAdmonition(line: string, at: number, page: PageImport): Edit | undefined {
  if (!line.includes(':::')) return undefined;
  const [, before = '', colons = '', name = '', rest = ''] = OPENING.exec(line) ?? [];
  if (!name) return undefined;
  const lower = name.toLowerCase();
  if (['tabs', 'tab', 'details', 'cards', 'steps'].includes(lower) && !page.isKeyword(lower))
    return undefined;
  const kind = calloutOf(lower);
  const title = titleOf(rest) || (kind.isKnown ? '' : capital(name));
  page.count(`admonition ${lower}`);
  if (!kind.isKnown)
    page.report(
      { start: at + before.length, end: at + line.length },
      {
        severity: 'warning',
        code: 'import/unknown-admonition',
        message: `There is no callout "${name}"; it became a note with that title.`,
        hint: `Callouts: ${[...OURS].join(', ')}`,
      },
    );
  const text = `${before}${colons}${kind.name}${title ? ` ${title}` : ''}`;
  return { start: at, end: at + line.length, text };
}

/** A callout's name; unknown ones are notes. */
export function calloutOf(name: string): { name: string; isKnown: boolean } {
  if (OURS.has(name)) return { name, isKnown: true };
  const renamed = lookUp(RENAMED, name);
  return renamed ? { name: renamed, isKnown: true } : { name: 'note', isKnown: false };
}

/** `[Title]{…}`, or the rest of the line: titles are text with code, so other signs go. */
function titleOf(rest: string): string {
  const text = rest
    .trim()
    .replace(/\{[^{}]*\}$/, '')
    .trim();
  const inside = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  return plainLabel(inside);
}

/** Of Markdown or HTML in a label, only code is left. */
export function plainLabel(text: string): string {
  return linksToText(text.replace(/<[^<>]*>/g, ''))
    .replace(/\*\*|__|\\(?=[^\w\s])/g, '')
    .replace(/(?<!\w)[*_]([^*_`]+)[*_](?!\w)/g, '$1')
    .replace(/[[\]{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
