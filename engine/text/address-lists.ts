// Texts that hold several addresses, `srcset` and style sheets → the same with other addresses.

type Lead = (url: string) => string | undefined;

/** `a.png 1x, b.png 2x`: an address ends at a blank, and may have commas in it. */
export function changeSrcset(value: string, lead: Lead): string {
  const out: string[] = [];
  let isUrl = true;
  const add = (word: string): void => {
    if (word === '') return;
    const comma = isUrl ? word.length - 1 : word.indexOf(',');
    const isEnd = word[comma] === ',';
    const own = isEnd ? word.slice(0, comma) : word;
    out.push((isUrl ? (lead(own) ?? own) : own) + (isEnd ? ',' : ''));
    isUrl = isEnd;
    if (isEnd) add(word.slice(comma + 1));
  };
  for (const word of value.split(/\s/)) add(word);
  return out.join(' ');
}

/** Each `url(…)`, with or without quotes. Sheets of a build have no escapes in addresses of the site. */
export function changeUrls(css: string, lead: Lead): string {
  return css.replace(/url\(\s?(["']?)([^"'()\s]+)\1\s?\)/g, (whole, quote: string, url: string) => {
    const led = lead(url);
    return led === undefined ? whole : `url(${quote}${led}${quote})`;
  });
}
