// Where values that a reader has filled in are kept: the script of every page looks whether there are any.
export const VALUES_KEY = 'learn-values';
