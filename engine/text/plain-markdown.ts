// A text that is no Markdown, such as the title of a record → one line of Markdown that shows it as it is; links → their words.

/** Also inside a link's text, a heading, a table's cell. */
export function plainMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]{}<|~&]/g, '\\$&');
}

/** The same for the label of a directive, `::card[…]`, in which only brackets are signs. */
export function plainLabel(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&');
}

/** Links and pictures become their words, with what is marked in these; nothing else changes. */
export function linksToText(markdown: string): string {
  return markdown.replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1');
}
