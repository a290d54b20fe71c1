// Where the engine's sources are, and which they are: written in when it is compiled.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

declare const __ENGINE_DIR__: string | undefined;

export const engineDir =
  typeof __ENGINE_DIR__ === 'string'
    ? __ENGINE_DIR__
    : path.dirname(fileURLToPath(import.meta.url));

declare const __ENGINE_VERSION__: string | undefined;

/** Fingerprint of the sources. What was made by others, whatever is kept of it, is worth nothing. */
export const engineVersion =
  typeof __ENGINE_VERSION__ === 'string' ? __ENGINE_VERSION__ : 'sources';
