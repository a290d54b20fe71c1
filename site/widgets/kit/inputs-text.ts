// Types of a text field: which value the browser takes for one, and what is wrong with a value.

/** Types that take letters: a pattern and a maximum of characters apply to them. */
const LETTERS = ['text', 'search', 'email', 'password', 'tel', 'url'];
const MASKED = ['text', 'search', 'password', 'tel'];

const FORMS: Readonly<Record<string, RegExp>> = {
  color: /^#[\da-f]{6}$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  'datetime-local': /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
  month: /^\d{4}-\d\d$/,
  number: /^-?\d+(\.\d+)?$/,
  time: /^\d\d:\d\d$/,
  week: /^\d{4}-W\d\d$/,
};

export const takesLetters = (type: string): boolean => LETTERS.includes(type);
export const takesMask = (type: string): boolean => MASKED.includes(type);

/** A value that isn't of the type's form would be refused by the browser: the field is empty then. */
export function valueFor(type: string, value: string): string {
  const isFitting = FORMS[type]?.test(value) ?? true;
  return isFitting ? value : type === 'color' ? '#000000' : '';
}

type Checks = { type: string; regexp: string; required: boolean };

/** @returns  a sentence, or nothing if the value is valid. */
export function checkText(value: string, { type, regexp, required }: Checks): string {
  if (!value) return required ? 'a value is required.' : '';
  if (type === 'email' && !/^[^\s@]+@\S+$/.test(value)) return 'this is no email address.';
  if (type === 'url' && !URL.canParse(value)) return 'this is no address of the web.';
  return regexp && takesLetters(type) ? checkPattern(value, regexp) : '';
}

function checkPattern(value: string, regexp: string): string {
  try {
    return new RegExp(`^(?:${regexp})$`).test(value) ? '' : `it doesn’t match ${regexp}`;
  } catch {
    return 'the regular expression isn’t complete.';
  }
}
