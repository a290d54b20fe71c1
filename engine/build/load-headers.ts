// Page files → their front matter, taken from the last build where the text is the same.
import { readFileSync } from 'node:fs';
import type { SiteSource } from '../content/load-site.ts';
import { hashSource } from '../content/load-source.ts';
import { createPassages } from '../content/passages.ts';
import { readSource } from '../content/read-source.ts';
import type { HeaderEntry, Manifest } from './manifest.ts';
import { recordsOf } from './records-of.ts';

/** Ids in the order of `source.pages`. */
export function loadHeaders(source: SiteSource, last: Manifest): Map<string, HeaderEntry> {
  const { tokens } = source.loaded;
  const records = recordsOf(source);
  const context = {
    tokens,
    snippets: source.snippets,
    passages: createPassages(records),
    book: records.book,
  };
  const headers = new Map<string, HeaderEntry>();
  for (const page of source.pages) {
    const known = page.release === undefined ? last.headers[page.id] : undefined;
    if (
      known?.hash === (known && hashSource(readFileSync(page.file), known.included, context)) &&
      known
    )
      headers.set(page.id, known);
    else {
      const { hash, included, frontMatter, diagnostics } = readSource(page, context);
      headers.set(page.id, {
        hash,
        included,
        ...(frontMatter ? { frontMatter } : {}),
        diagnostics,
      });
    }
  }
  return headers;
}
