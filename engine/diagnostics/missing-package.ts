// A package that only one command uses, and that isn't installed → what to install.
import { ExpectedError } from './diagnostics.ts';

/**
 * For `catch` of an `import()`: passes on every other failure.
 *
 * @param what  the command, or whatever else uses the package.
 * @param how   what installs it.
 * @throws ExpectedError  when Node.js doesn't find the package.
 */
export const needs =
  (name: string, what: string, how = `npm install ${name}`) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes(`'${name}'`)) throw error;
    throw new ExpectedError(
      `${what} needs the package ${name}, which isn't installed.`,
      `Install it: ${how}`,
    );
  };
