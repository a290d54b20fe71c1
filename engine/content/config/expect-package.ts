// A package that only some sites need, and the setting that asks for it → a sentence where it isn't installed.
import { createRequire } from 'node:module';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';

const { resolve } = createRequire(import.meta.url);

/** @throws ExpectedError  where Node.js doesn't find it. */
export function expectPackage(name: string, setting: string): void {
  try {
    resolve(name);
  } catch {
    throw new ExpectedError(
      `The setting "${setting}" of the site’s config needs the package ${name}, which isn't installed.`,
      `Install it beside the engine: npm install ${name}`,
    );
  }
}
