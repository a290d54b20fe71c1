// An error in another thread or process → plain data, and the error again where it is awaited.
import { ExpectedError } from './diagnostics.ts';

export type Failure = {
  message: string;
  hint: string | undefined;
  isExpected: boolean;
  /** Of an error of the file system. */
  code: string | undefined;
  path: string | undefined;
  stack: string | undefined;
};

export function toFailure(error: unknown): Failure {
  const { message, stack, code, path } = error as NodeJS.ErrnoException;
  const isExpected = error instanceof ExpectedError;
  return { message, hint: isExpected ? error.hint : undefined, isExpected, code, path, stack };
}

export function toError({ message, hint, isExpected, ...rest }: Failure): Error {
  return isExpected ? new ExpectedError(message, hint) : Object.assign(new Error(message), rest);
}
