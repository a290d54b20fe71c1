// A type of block of MkDocs, and its title → the words behind the colons of our construct.
import { lookUp } from '../../engine/tooling.ts';

/** Types of MkDocs → callouts; others keep their name as the title of a note. */
const CALLOUTS: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'info',
  abstract: 'info',
  tip: 'tip',
  hint: 'tip',
  important: 'important',
  success: 'success',
  check: 'success',
  done: 'success',
  warning: 'warning',
  attention: 'warning',
  caution: 'caution',
  danger: 'danger',
  error: 'danger',
  failure: 'danger',
  fail: 'danger',
  bug: 'danger',
  example: 'example',
};

/**
 * @param sign   `!!!`, `???` or `???+`.
 * @param title  undefined where the block has none of its own.
 */
export function openingOf(sign: string, type: string, title: string | undefined): string {
  const kind = lookUp(CALLOUTS, type.toLowerCase());
  const words = title ?? (kind ? '' : capitalized(type));
  return sign === '!!!'
    ? `${kind ?? 'note'}${words ? ` ${words}` : ''}`
    : `details[${(words || capitalized(type)).replace(/[[\]]/g, '')}]${sign.endsWith('+') ? '{open}' : ''}`;
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
