// What a reader types → the same without what could name a person or open a door: it is cut before it leaves the page.

/** Telephone, card and account numbers, in groups or not. */
const NUMBER = /\+?\d(?:[ ()./-]{0,2}\d){9,}/g;

/** Masks mail addresses, keys, numbers of ten digits or more, and URLs. */
export const mask = (text: string): string =>
  text.replace(/\S+/g, maskWord).replace(NUMBER, '[number]');

function maskWord(word: string): string {
  if (word.includes('://') || /^www\./i.test(word)) return '[address]';
  const at = word.indexOf('@');
  if (at > 0 && word.indexOf('.', at + 2) > 0) return '[mail]';
  return isKey(word) ? '[key]' : word;
}

/** Long, of letters and digits: a key, a token, a hash; or one that says itself what it is. */
function isKey(word: string): boolean {
  if (/^(?:sk|pk|gh[opsu]|xox[abp])[-_]\w{8}/i.test(word)) return true;
  const runs = word.match(/[\w-]{20,}/g) ?? [];
  return runs.some((run) => /\d/.test(run) && /[a-z]/i.test(run));
}
