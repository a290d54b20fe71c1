// A package that only insight uses → its module, or a sentence on what to install.
import { ExpectedError } from '../../../engine/tooling.ts';

/** @throws ExpectedError  when Node.js doesn't find the package. */
export async function loadPackage<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(`'${name}'`)) throw error;
    throw new ExpectedError(
      `learn insight needs the package ${name}, which isn't installed.`,
      `Install it: npm install ${name}`,
    );
  }
}
