// Where the engine's sources are, and their fingerprints: both are written in when it is compiled.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

declare const __ENGINE_DIR__: string | undefined;

export const engineDir =
  typeof __ENGINE_DIR__ === 'string'
    ? __ENGINE_DIR__
    : path.dirname(path.dirname(fileURLToPath(import.meta.url)));

declare const __ENGINE_VERSION__: string | undefined;

/** Fingerprint of the sources. Anything cached by other sources is invalid. */
export const engineVersion =
  typeof __ENGINE_VERSION__ === 'string' ? __ENGINE_VERSION__ : 'sources';

const PARTS = ['pieces', 'records', 'styles', 'client', 'search', 'articles', 'around'] as const;
type Part = (typeof PARTS)[number];

declare const __ENGINE_PARTS__: Record<Part, string> | undefined;

/** Fingerprints of parts of the sources (`bin/parts.mjs`): what a part made stays valid when only others change. */
export const partVersions: Readonly<Record<Part, string>> =
  typeof __ENGINE_PARTS__ === 'object'
    ? __ENGINE_PARTS__
    : (Object.fromEntries(PARTS.map((part) => [part, 'sources'])) as Record<Part, string>);

const OWN = /^learn(?:\/(shared|browser)|\/collections\/([a-z][\w-]*(?:\/[a-z][\w-]*)?))?$/;

/**
 * The file that a site means by `learn`, `learn/shared`, `learn/browser`, `learn/collections/NAME` or `learn/collections/NAME/PART`:
 * this engine's.
 */
export function ownModule(id: string): string | undefined {
  const [name, surface = 'index', collection] = OWN.exec(id) ?? [];
  if (name === undefined) return undefined;
  return collection
    ? path.join(engineDir, '../collections', collection, 'index.ts')
    : path.join(engineDir, `${surface}.ts`);
}
