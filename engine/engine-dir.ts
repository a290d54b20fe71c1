// Where the engine's sources are: written in when it is compiled, found beside this file otherwise.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

declare const __ENGINE_DIR__: string | undefined;

export const engineDir =
  typeof __ENGINE_DIR__ === 'string'
    ? __ENGINE_DIR__
    : path.dirname(fileURLToPath(import.meta.url));
