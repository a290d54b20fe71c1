// Where the version that a reader runs is kept; the inline script of every page reads it, too.
export const CHOICE_KEY = 'learn-mine';
