// `--base` and a site's settings → the settings with that base path.

import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { basePath, nearestBase } from '../../text/address.ts';

/** The flag overrides the setting; it is checked by itself, since it is in no file. */
export function withBase(written: unknown, base: string): unknown {
  const { error } = basePath.safeParse(base);
  if (error)
    throw new ExpectedError(
      `"${base}" is no base path: ${error.issues[0]?.message}.`,
      `Write: --base ${nearestBase(base)}`,
    );
  return isObject(written) ? { ...written, base } : written;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
