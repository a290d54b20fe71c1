// A page of the source → the text that its readers saw, as far as one can tell without its own generator.

/** Signs of MkDocs, mdBook and VitePress, their types and file names. */
const FOREIGN = new RegExp(
  [
    /^[ \t]*(?::[ \t]+)?(?:!!!|\?\?\?\+?|\/{3,})[ \t]+[\w-]+(?:(?:[ \t]+[\w-]+)*(?=[ \t]+")|[ \t]*\|)?/,
    /^[ \t]*(?:<<<|-{1,2}8<-{1,2}|\{[*!]|\{\{#(?:include|rustdoc_include|playground))[^\n]*$/,
    /^[ \t]*\[\[?(?:toc|TOC)\]\]?[ \t]*$/,
    /^:::[ \t]+[A-Za-z_]\w*(?:\.\w+)+[ \t]*(?:\n(?: {4}[^\n]*)?)*$/,
    /^:{3,}[ \t]*tabs[ \t]+key:\S+|\[!code[^\]\n]*\]/,
    /^[ \t]*\*\[[^\]\n]+\]:[^\n]*$/,
    /^[ \t]*#(?: [^\n]*)?$(?=(?:\n(?!```)[^\n]*){0,400}\n```)(?<=```rust(?:\n(?!```)[^\n]*){0,400})/,
    /\{:?[ \t]*(?:[.#][\w:-]+|[\w-]+=(?:"[^"\n]*"|\S+))(?:[ \t]+(?:[.#]?[\w:-]+|[\w-]+=(?:"[^"\n]*"|[^\s}]+)))*[ \t]*\}/,
    /^[ \t>]*\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/,
    /:(?:material|octicons|fontawesome|simple)-[\w-]+:/,
  ]
    .map(({ source: pattern }) => pattern)
    .join('|'),
  'gm',
);

/** What readers of the source saw as text: no tag, no address, no comment. */
export function sourceWords(text) {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^[ \t]*<(script|style|svg)[\s>][\s\S]*?<\/\1>/gm, ' ')
    .replace(FOREIGN, ' ')
    .replace(
      /^.*\b(?:add-|remove-)?highlight-(?:next-line|start|end)\b.*$|^.*\bhighlight-(?:add|remove)-next-line\b.*$|^.*\b(?:add|remove)-next-line\b.*$/gm,
      ' ',
    )
    .replace(/^(?:import|export)\s[^\n]*$/gm, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, ' ')
    .replace(/<head>[\s\S]*?<\/head>/g, ' ')
    .replace(/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?:`{3,}|~{3,})[^\n]*$/gm, ' ')
    .replace(/^[ \t]*:{3,}[ \t]*[\w-]*/gm, ' ')
    .replace(/^([\s>]*)\d+[.)]\s/gm, ' ')
    .replace(/^\s*\[[^\]\n]+\]:[ \t]*\n?[^\n]*$/gm, ' ')
    .replace(/\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '] ')
    .replace(/\]\[[^\][]*\]/g, '] ')
    .replace(/\[\^[^\]\n]+\]/g, ' ')
    .replace(/(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)(\w?)/g, (_, _ticks, code, next) =>
      next ? `${code}${next}` : ` ${code} `,
    )
    .replace(/^(\s*[-*+]\s+)\[[ xX]\]/gm, '$1')
    .replace(/\{#[^}\n]*\}/g, ' ')
    .replace(/<\/?[A-Za-z][^<>]*>/g, ' ');
}
