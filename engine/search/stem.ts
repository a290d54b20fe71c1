// A word → its stem, roughly: plurals and the commonest endings of English. Two words of one stem find each other.

const ENDINGS: readonly [ending: RegExp, instead: string][] = [
  [/(?:ization|isation)s?$/, 'ize'],
  [/(?:izing|ising|ized|ised|izes|ises|ise)$/, 'ize'],
  [/ations?$/, 'ate'],
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^aeious])ments?$/, '$1'],
  [/([^s])s$/, '$1'],
];

/** Same text for words that differ in these endings only; not a word of any dictionary. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let text = word;
  for (const [ending, instead] of ENDINGS)
    if (ending.test(text)) {
      text = text.replace(ending, instead);
      break;
    }
  const bare = text.replace(/(?:ing|ed|er|or)$/, '');
  if (/[^aeiou]$/.test(bare) && /[aeiouy]/.test(bare.slice(0, -1))) text = bare;
  text = text.replace(/([bdfglmnprt])\1$/, '$1');
  return text.length > 3 ? text.replace(/(?:e|ion)$/, '') : text;
}
