// What the operating system refuses at an output → one sentence, and what to do.
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { diskReason } from '../../diagnostics/disk-errors.ts';
import { shownPath } from '../../disk/shown-path.ts';

/** Turn the failures a person can fix into one sentence; anything else passes. */
export function expectWritable<T>(place: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const reason = diskReason(error);
    if (!reason) throw error;
    throw new ExpectedError(
      `Nothing can be written to ${shownPath(place)}: ${reason}.`,
      'The last build is untouched. Free the place, or name another folder with --out.',
    );
  }
}
