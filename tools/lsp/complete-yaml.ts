// A place in a YAML file, or in the head of a page, and the site → keys and values that may stand there, by their schema.
import path from 'node:path';
import { type CompletionItem, CompletionItemKind, type Position } from 'vscode-languageserver';
import { frontMatterSchemaOf, jsonSchemas, type LiveSite } from '../../engine/tooling.ts';
import { lineRange } from './places.ts';
import { pageItems } from './site-index.ts';
import { ITEM, type YamlPlace, yamlPlaceAt } from './yaml-place.ts';
import { type JsonSchema, keysAt, valuesAt } from './yaml-schema.ts';

/** Keys whose value is the id of a page, also in a list. */
const PAGE_KEYS = new Set([
  'page',
  'pages',
  'items',
  'parent',
  'alias_of',
  'pagination_next',
  'pagination_prev',
]);

export function completeYaml(
  lines: readonly string[],
  position: Position,
  schema: JsonSchema,
  live: LiveSite,
): CompletionItem[] {
  const place = yamlPlaceAt(lines, position);
  if (!place) return [];
  const rest = /^[\w/-]*/.exec((lines[position.line] ?? '').slice(position.character))?.[0] ?? '';
  const from = position.character - place.before.length;
  const range = lineRange(position.line, from, position.character + rest.length);
  const text = (newText: string) => ({ filterText: newText, textEdit: { range, newText } });
  const values = place.isValue || place.path.at(-1) === ITEM ? valuesAt(schema, place) : [];
  const keys = place.isValue ? [] : keysAt(schema, place);
  return [
    ...keys.map(({ name, about }) => ({
      ...text(`${name}: `),
      label: name,
      kind: CompletionItemKind.Property,
      ...(about ? { documentation: about } : {}),
    })),
    ...values.map(({ name }) => ({ ...text(name), label: name, kind: CompletionItemKind.Value })),
    ...(isPageId(place) ? pageItems(live, range) : []),
  ];
}

function isPageId({ path: steps, isValue }: YamlPlace): boolean {
  const key = steps.filter((step) => step !== ITEM).at(-1);
  return (isValue || steps.at(-1) === ITEM) && typeof key === 'string' && PAGE_KEYS.has(key);
}

/** Schemas of a site's files; made once for a config. */
export type Schemas = {
  /** Of the front matter of pages: platforms are those of the site. */
  ofHead(live: LiveSite): JsonSchema;
  /** Undefined for a file that none is known of. */
  ofFile(file: string, text: string, live: LiveSite): JsonSchema | undefined;
};

export function createSchemas(): Schemas {
  let loaded: LiveSite['loaded'] | undefined;
  let head: JsonSchema = {};
  let files = new Map<string, string>();
  const of = (live: LiveSite) => {
    if (live.loaded !== loaded) {
      loaded = live.loaded;
      head = frontMatterSchemaOf(Object.keys(loaded.config.platforms ?? {})) as JsonSchema;
      files = jsonSchemas(loaded.collections);
    }
    return { head, files };
  };
  return {
    ofHead: (live) => of(live).head,
    ofFile(file, text, live) {
      const below = path.relative(live.loaded.contentDir, file).replaceAll(path.sep, '/');
      if (below.startsWith('..')) return undefined;
      const [found] = namesFor(below, text).flatMap((name) => of(live).files.get(name) ?? []);
      return found === undefined ? undefined : (JSON.parse(found) as JsonSchema);
    },
  };
}

const MODELINE = '# yaml-language-server: $schema=';

/** The file names it in a comment; otherwise its own name does, or that of its folder: `recipes/soup.yaml`, `recipe.json`. */
function namesFor(below: string, text: string): string[] {
  const [folder = ''] = below.split('/');
  const base = path.posix.basename(below).replace(/\.ya?ml$/, '');
  const line = text.split('\n').find((one) => one.startsWith(MODELINE));
  const named = line && path.posix.basename(line.slice(MODELINE.length).trim());
  return [
    ...(named ? [named] : []),
    ...(below.includes('/') ? [] : [`${base}.json`]),
    `${folder.replace(/s$/, '')}.json`,
  ];
}
