// YAML text → the library's document. Repeated keys are looked for here: the library compares each with all before it.
import { type Document, isScalar, parseDocument, visit, YAMLParseError } from 'yaml';

type Options = Parameters<typeof parseDocument>[1];

export function readYamlDocument(text: string, options: Options): Document.Parsed {
  const document = parseDocument(text, { ...options, uniqueKeys: false });
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const at = key.range?.[0] ?? 0;
        if (seen.has(key.value))
          document.errors.push(
            new YAMLParseError([at, at + 1], 'DUPLICATE_KEY', 'Map keys must be unique'),
          );
        seen.add(key.value);
      }
    },
  });
  return document;
}
