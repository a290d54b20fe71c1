// A string → a part of an address. Half a letter (the first part of an emoji, say) can't be encoded, and is omitted.
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
