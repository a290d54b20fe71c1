// HTML that anybody may have written (an address can carry it) → HTML of a few tags without attributes.
const KEPT = new Set(
  'h2 h3 h4 h5 h6 p div br hr strong b em i u s code pre ul ol li blockquote table tr th td'.split(
    ' ',
  ),
);
const UNSEEN = /<(script|style|iframe|template)\b(?:(?!<\/\1)[\s\S])*(?:<\/\1[^>]*>?)?/gi;
const TAG_OR_SIGN = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|<!--(?:(?!<!--)[\s\S])*?-->|[<>]/gi;

/** @returns  Nothing but bare tags of the list and text: safe as `innerHTML`. */
export function cleanHtml(html: string): string {
  return html
    .replace(UNSEEN, '')
    .replace(TAG_OR_SIGN, (found, slash: string | undefined, name: string | undefined) => {
      if (found === '<') return '&lt;';
      if (found === '>') return '&gt;';
      const tag = name?.toLowerCase() ?? '';
      return KEPT.has(tag) ? `<${slash}${tag}>` : '';
    });
}

export const isBlankHtml = (html: string) => html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';
