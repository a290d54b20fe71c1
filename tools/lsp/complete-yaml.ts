// A place in a YAML file, or in the head of a page, and the site → keys and values that may stand there, by their schema.
import path from 'node:path';
import {
  type CompletionItem,
  CompletionItemKind,
  type Position,
  type Range,
} from 'vscode-languageserver';
import {
  frontMatterSchemaOf,
  holdsPages,
  jsonSchemas,
  type LiveSite,
  type YamlKind,
} from '../../engine/tooling.ts';
import { anchorItems, pageItems } from './page-items.ts';
import { lineRange } from './places.ts';
import { ITEM, type YamlPlace, yamlPlaceAt } from './yaml-place.ts';
import { type JsonSchema, keysAt, valuesAt } from './yaml-schema.ts';

type Text = { lines: readonly string[]; schema: JsonSchema; kind: YamlKind };

export function completeYaml(
  { lines, schema, kind }: Text,
  position: Position,
  live: LiveSite,
): CompletionItem[] {
  const place = yamlPlaceAt(lines, position);
  if (!place) return [];
  const isPage = isPageId(place, kind);
  const behind = (lines[position.line] ?? '').slice(position.character);
  const [rest = ''] = (isPage ? /^[^\s"',:\]]*/ : /^[\w/-]*/).exec(behind) ?? [];
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
    ...(isPage ? pagesFor(place.before, range, live) : []),
  ];
}

/** What a redirect comes from is no page any more. */
function isPageId({ path: steps, isValue }: YamlPlace, kind: YamlKind): boolean {
  const key = steps.findLast((step) => step !== ITEM) ?? '';
  const isListed = steps.at(-1) === ITEM;
  const isGone = kind === 'redirects' && key === 'from';
  return (isValue || isListed) && !isGone && holdsPages(kind, String(key), isListed);
}

function pagesFor(before: string, range: Range, live: LiveSite): CompletionItem[] {
  const [page = '', anchor] = before.split('#');
  return anchor === undefined
    ? pageItems(live, range)
    : anchorItems(live, range, { page, pageId: '' });
}

/** Schemas of a site's files; made once for a config. */
export type Schemas = {
  /** Of the front matter of pages: platforms are those of the site. */
  ofHead(live: LiveSite): JsonSchema;
  /** Of a file of the content; empty where none is known. */
  ofFile(file: string, text: string, live: LiveSite): JsonSchema;
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
      const [found] = namesFor(below, text).flatMap((name) => of(live).files.get(name) ?? []);
      return found === undefined ? {} : (JSON.parse(found) as JsonSchema);
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
