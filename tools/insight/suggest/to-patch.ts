// Lines to add at the end of files → one patch that `git apply` takes. What stands before the first file is for people.

export type Addition = {
  /** As the patch names it: below the folder in which it is applied. */
  path: string;
  /** Undefined: there is no such file. */
  text: string | undefined;
  lines: readonly string[];
};

const CONTEXT = 3;

/** @param words  lines of the beginning, which no program reads. @returns '' where nothing is added. */
export function toPatch(words: readonly string[], additions: readonly Addition[]): string {
  const files = additions.filter(({ lines }) => lines.length > 0).map(toFile);
  return [
    ...words.map((line) => `# ${line.replace(/[\r\n]+/g, ' ')}`.trimEnd()),
    ...files,
    '',
  ].join('\n');
}

/** @see https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html */
function toFile({ path, text, lines }: Addition): string {
  const added = lines.map((line) => `+${line}`);
  if (text === undefined)
    return [`--- /dev/null`, `+++ b/${path}`, `@@ -0,0 +1,${lines.length} @@`, ...added].join('\n');
  const hasEnd = text === '' || text.endsWith('\n');
  const before = text.split('\n').slice(0, hasEnd ? -1 : undefined);
  const context = before.slice(-CONTEXT);
  const start = before.length - context.length + 1;
  const shown = context.map((line) => ` ${line}`);
  // A last line without its end is replaced by itself with one.
  const last = context.at(-1) ?? '';
  const end = hasEnd ? [] : [`-${last}`, '\\ No newline at end of file', `+${last}`];
  const kept = hasEnd ? shown : shown.slice(0, -1);
  const [from, to] = [context.length, context.length + lines.length];
  const head = `@@ -${from === 0 ? 0 : start},${from} +${start},${to} @@`;
  return [`--- a/${path}`, `+++ b/${path}`, head, ...kept, ...end, ...added].join('\n');
}
