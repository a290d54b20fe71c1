// `hero` and `features` in the front matter of a home page of VitePress → its first lines: what it is, where it leads, and a list of features.
import { isRecord } from '../../text/is-record.ts';
import type { SourceLine } from './source-text.ts';

type Fields = Record<string, unknown>;

/** Empty where the page says nothing of the kind. */
export function homeLines(
  { hero, features }: { hero?: unknown; features?: unknown },
  place: Omit<SourceLine, 'text'>,
): SourceLine[] {
  const lines = [...heroLines(hero), ...featureLines(features)];
  return lines.map((text) => ({ ...place, text, shifts: [] }));
}

/** Without tags, in one line. */
export const plainText = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/<[^<>]{0,500}>/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    : '';

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function heroLines(hero: unknown): string[] {
  if (!isRecord(hero)) return [];
  const words = [plainText(hero.text), plainText(hero.tagline)].filter(Boolean);
  const actions = listOf(hero.actions).flatMap(({ text, link }) => {
    const shown = plainText(text);
    return shown === '' ? [] : [`- ${linked(shown, link)}`];
  });
  return [...words.flatMap((one) => [one, '']), ...(actions.length > 0 ? [...actions, ''] : [])];
}

/** Each with what it says; icons are left out. */
function featureLines(features: unknown): string[] {
  const all = listOf(features).filter(({ title }) => plainText(title) !== '');
  if (all.length === 0) return [];
  const lines = all.map(({ title, details, link }) => {
    const about = plainText(details);
    return `- **${linked(plainText(title), link)}**${about && `: ${about}`}`;
  });
  return [...lines, ''];
}

function linked(text: string, link: unknown): string {
  const href = plainText(link);
  return href === '' || /[\s()<>]/.test(href) ? text : `[${text.replace(/[[\]]/g, '')}](${href})`;
}
