// The manifest and the staging folder → the Markdown copies of this build: where they are, how large, made from what.

import { markdownFile } from '../../model/routes.ts';
import { lookUp } from '../../text/look-up.ts';
import type { LlmsInput } from '../files/llms-files.ts';
import type { Staging } from '../publish/publish.ts';
import type { Manifest } from './manifest.ts';

/** Undefined where nothing is written. */
export function copiesOf(
  { pages }: Manifest,
  { dir }: Pick<Staging, 'dir'>,
): Omit<LlmsInput, 'site' | 'unchanged'> | undefined {
  if (dir === undefined) return undefined;
  const pageOf = (id: string) => {
    const page = lookUp(pages, id);
    const copy = page?.files.find((file) => file.path === markdownFile(id));
    return page && copy ? { key: page.key, sizeBytes: copy.sizeBytes } : undefined;
  };
  return { dir, pageOf };
}
