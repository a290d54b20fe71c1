// The text of a module → the templates in it that write a tag by hand, with a value that nothing escapes.
import { parseSync } from 'rolldown/utils';

/** A tag with its name, or a closing tag whose name is a value. */
const TAG = /<\/?[a-z][a-z0-9-]*(?=[\s>/]|$)|<\/$/i;

/** A template that begins with an attribute. */
const ATTRIBUTE = /^ [a-z-]+="/;

type Node = Record<string, unknown> & { type: string; start: number; end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isMarkup = ({ quasis }: Node): boolean =>
  (quasis as { value: { cooked: string } }[]).some(
    ({ value }, i) => TAG.test(value.cooked) || (i === 0 && ATTRIBUTE.test(value.cooked)),
  );

/** @returns  the templates as written, those that the writer `html` takes left out. */
export function unsafeTemplates(name: string, text: string): string[] {
  // Parsing takes most of the time.
  if (!/<\/?[a-z$]|`\s[a-z-]+="/i.test(text)) return [];
  const found: string[] = [];
  const visit = (node: Node): void => {
    const isWritten = node.type === 'TaggedTemplateExpression' && isWriter(node.tag);
    const holdsValues = node.type === 'TemplateLiteral' && (node.expressions as Node[]).length > 0;
    if (holdsValues && isMarkup(node)) found.push(text.slice(node.start, node.end));
    const inside = isWritten ? (node.quasi as Node).expressions : Object.values(node);
    for (const child of (inside as unknown[]).flat()) if (isNode(child)) visit(child);
  };
  visit(parseSync(name, text).program as unknown as Node);
  return found;
}

const isWriter = (tag: unknown): boolean => isNode(tag) && tag.name === 'html';
