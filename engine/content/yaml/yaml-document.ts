// YAML text → the library's document. Repeated keys are looked for here: the library compares each with all before it.
import { type Document, isScalar, parseDocument, visit, YAMLParseError } from 'yaml';

type Options = Parameters<typeof parseDocument>[1];

/** Nothing that anybody writes is nested so deeply, and what reads it calls itself for each level. */
const DEEPEST = 100;

/** Never throws: what is wrong is in its `errors`. */
export function readYamlDocument(text: string, options: Options): Document.Parsed {
  const document = parseDocument(text, { ...options, uniqueKeys: false });
  // The library calls itself, too: of what is far too deep, it knows only where that ended.
  for (const error of document.errors)
    if (error.code === 'RESOURCE_EXHAUSTION') error.message = TOO_DEEP;
  const report = (at: number, code: 'DUPLICATE_KEY' | 'RESOURCE_EXHAUSTION', message: string) =>
    document.errors.push(new YAMLParseError([at, at + 1], code, message));
  visit(document, {
    Collection(_key, { range }, parents) {
      // A pair is between a map and its value.
      if (parents.length <= 2 * DEEPEST) return undefined;
      report(range?.[0] ?? 0, 'RESOURCE_EXHAUSTION', TOO_DEEP);
      return visit.BREAK;
    },
  });
  if (document.errors.length > 0) return document;
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value))
          report(key.range?.[0] ?? 0, 'DUPLICATE_KEY', 'Map keys must be unique');
        seen.add(key.value);
      }
    },
  });
  return document;
}

const TOO_DEEP = `values are nested more than ${DEEPEST} deep`;
