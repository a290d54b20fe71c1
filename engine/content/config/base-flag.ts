// `--base` and a site's settings → the settings with that base path.

import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { basePath, nearestBase } from '../../text/address.ts';
import { isRecord } from '../../text/is-record.ts';

/** The flag overrides the setting; it is checked by itself, since it is in no file. */
export function withBase(written: unknown, base: string): unknown {
  const { error } = basePath.safeParse(base);
  if (error)
    throw new ExpectedError(
      `"${base}" is no base path: ${error.issues[0]?.message}.`,
      `Write: --base ${nearestBase(base)}`,
    );
  return isRecord(written) ? { ...written, base } : written;
}
