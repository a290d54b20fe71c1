// The one error that `createSiteServer` is expected to throw: a sentence for the person at the terminal.

import { ExpectedError } from '../diagnostics/diagnostics.ts';

export type ServeProblem =
  | 'serve/missing-folder'
  | 'serve/missing-rules'
  | 'serve/invalid-rules'
  | 'serve/port-taken'
  | 'serve/port-not-permitted'
  | 'serve/cannot-listen';

/** A failure the user can repair. `message` is one sentence that says what is wrong and what to do. */
export class ServeError extends ExpectedError {
  readonly code: ServeProblem;

  constructor(code: ServeProblem, message: string, options?: ErrorOptions) {
    super(message);
    this.name = 'ServeError';
    this.code = code;
    if (options?.cause) this.cause = options.cause;
  }
}
