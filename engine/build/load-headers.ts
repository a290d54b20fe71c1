// Page files → their front matter, taken from the last build where the text is the same.
import { readFileSync } from 'node:fs';
import type { SiteSource } from '../content/load-site.ts';
import { hashOf, toSource } from '../content/load-source.ts';
import type { HeaderEntry, Manifest } from './manifest.ts';

/** Ids in the order of `source.pages`. */
export function loadHeaders(source: SiteSource, last: Manifest): Map<string, HeaderEntry> {
  const { tokens } = source.loaded;
  const headers = new Map<string, HeaderEntry>();
  for (const { id, file, path } of source.pages) {
    const bytes = readFileSync(file);
    const known = last.headers[id];
    if (known && known.hash === hashWith(bytes, known.included, source)) headers.set(id, known);
    else {
      const { hash, included, frontMatter, diagnostics } = toSource(
        { id, path, bytes },
        { tokens, snippets: source.snippets },
      );
      headers.set(id, { hash, included, ...(frontMatter ? { frontMatter } : {}), diagnostics });
    }
  }
  return headers;
}

function hashWith(bytes: Buffer, included: readonly string[], source: SiteSource): string {
  return hashOf([bytes, ...included.map((name) => source.snippets.read(name) ?? '')]);
}
