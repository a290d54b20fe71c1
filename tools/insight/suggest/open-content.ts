// A site → what its content has already, for proposals: pages of the last build, synonyms, golden queries, redirects.
import path from 'node:path';
import { z } from 'zod';
import { readContent, readYaml } from '../../../engine/index.ts';
import { type LoadedConfig, readBuiltJson } from '../../../engine/tooling.ts';
import type { Content, Proposals } from './propose.ts';
import type { Addition } from './to-patch.ts';

const FILES = {
  synonyms: 'synonyms.yaml',
  golden: 'search-queries.yaml',
  redirects: 'redirects.yaml',
} as const;

const goldenSchema = z.array(z.looseObject({ query: z.string() }));
const redirectsSchema = z.array(z.looseObject({ from: z.string() }));
const synonymsSchema = z.record(z.string(), z.unknown());

/** @throws ExpectedError  when the site isn't built. */
export function openContent(loaded: LoadedConfig): Content {
  const read = <S extends z.ZodType>(file: string, schema: S) =>
    readYaml(loaded, file, schema, 'insight', [])?.value;
  const golden = read(FILES.golden, goldenSchema);
  return {
    pages: new Set(Object.keys(readBuiltJson(loaded.outDir, 'docs-index.json') as object)),
    synonyms: new Set(Object.keys(read(FILES.synonyms, synonymsSchema) ?? {})),
    golden: golden && new Set(golden.map(({ query }) => query)),
    redirects: new Set((read(FILES.redirects, redirectsSchema) ?? []).map(({ from }) => from)),
    toTokens: tokenWriter(loaded),
  };
}

/** The product's name and slug, as content writes them. */
function tokenWriter({ tokens }: LoadedConfig): (text: string) => string {
  const { Product = '', product = '' } = tokens;
  return (text) =>
    [
      [Product, '{Product}'],
      [product, '{product}'],
    ].reduce(
      (all, [name = '', token = '']) => (name === '' ? all : all.replaceAll(name, token)),
      text,
    );
}

/** @param root  the folder in which the patch will be applied. */
export function additionsTo(loaded: LoadedConfig, proposals: Proposals, root: string): Addition[] {
  const folder = path.relative(root, loaded.contentDir).split(path.sep).join('/');
  return Object.entries(FILES).map(([kind, file]) => ({
    path: path.posix.join(folder || '.', file),
    text: readContent(loaded, file)?.toString('utf8'),
    lines: proposals[kind as keyof Proposals],
  }));
}
