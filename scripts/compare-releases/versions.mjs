// Cells of tables ▶ versions, as they are compared.

export const plain = (text) =>
  text
    .replace(/<br\s*\/?>/gi, ' ¦ ')
    .replace(/<\/?(td|span|strong|b|code)\b[^>]*>/gi, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/`/g, '')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim();

/** How versions are compared: 5.4.22 final = 5.4.22.Final; 8.5* = 8.5; "version 15.4" = 15.4; ranges with `-` or `to`. */
export const tidy = (text) =>
  String(text)
    .replace(/^version /i, '')
    .replace(/log4j2Version *- */i, '')
    .replace(/\*$/, '')
    .replace(/[. ]+final$/i, '.Final')
    .replace(/\s+-\s+/g, ' to ')
    .replace(/4\.2\.o/, '4.2.0')
    .replace(/\.RELEASE$/, '')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** "1.2 -> 1.3", "1.2 to 1.3", "1.2 - 1.3", "1.3" ▶ from and to. Tools that run in a range say "to" for the range. */
export function fromTo(text, component) {
  const isRange = /Xcode|Android Studio|Gradle Plugin/.test(component);
  text = text.replace(/log4j2Version *- */i, '');
  const parts = (
    /->/.test(text) ? text.split(/\s*->\s*/) : isRange ? [text] : text.split(/\s+to\s+|\s+-\s+/)
  ).map(tidy);
  return parts.length === 2 ? { from: parts[0], to: parts[1] } : { to: parts[0] };
}
