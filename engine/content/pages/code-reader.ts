// The content folder → the files that fences take their code from.
import path from 'node:path';
import type { Problem } from '../../diagnostics/diagnostics.ts';
import { isBelow, readInside, walkInside } from '../../disk/inside.ts';
import { nearest } from '../../text/nearest.ts';
import type { CodeReader } from './inserts.ts';
import { decodeText } from './page-header.ts';

/** Where packages are, and what isn't meant to be seen. */
const isHidden = (part: string): boolean => part.startsWith('.') || part === 'node_modules';

/** @param shown  the content folder as diagnostics have it. Nothing is cached: a file may change at any time. */
export function createCodeReader(contentDir: string, shown: string): CodeReader {
  const pathOf = (name: string) => path.posix.join(shown, name);
  return {
    pathOf,
    read(name) {
      const parts = name.split('/');
      if (/^[/~]|\\/.test(name) || parts.some((part) => part === '..' || isHidden(part)))
        return outside(name, pathOf);
      const at = path.join(contentDir, name);
      const bytes = isBelow(at, contentDir) ? readInside(contentDir, at) : undefined;
      if (!bytes) return notFound(name, contentDir, pathOf);
      const text = bytes.includes(0) ? undefined : decodeText(bytes);
      return text === undefined ? notText(name) : { text };
    },
  };
}

const outside = (name: string, pathOf: CodeReader['pathOf']): Problem => ({
  code: 'code/outside',
  message: `"${name}" isn't a file below the content folder that may be shown.`,
  hint: `Name it from there, without "." or "..": file=samples/a.ts is ${pathOf('samples/a.ts')}.`,
});

const notText = (name: string): Problem => ({
  code: 'code/not-text',
  message: `${name} isn't text.`,
  hint: 'Name a file of source code, saved with the encoding UTF-8.',
});

function notFound(name: string, contentDir: string, pathOf: CodeReader['pathOf']): Problem {
  const { files } = walkInside(contentDir, contentDir, { enters: (one) => !isHidden(one) });
  const last = name.slice(name.lastIndexOf('/') + 1);
  const meant = nearest(name, files) ?? files.find((one) => one.endsWith(`/${last}`));
  return {
    code: 'code/not-found',
    message: `There is no file "${name}" in the content folder.`,
    hint: meant ? `Closest: ${meant}` : `Put it at ${pathOf(name)}`,
  };
}
