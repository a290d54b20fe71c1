// Keys of this device's storage that scripts of every page look at, apart from what reads and writes there.

/** The version that a reader runs; the inline script of every page reads it, too. */
export const CHOICE_KEY = 'learn-mine';

/** Values that a reader has filled in. */
export const VALUES_KEY = 'learn-values';

/** Tasks that a reader has ticked. */
export const TASKS_KEY = 'learn-tasks';

/** Pages that were read, newest first, as `[path, title, section]`. */
export const READ_KEY = 'learn-read';
