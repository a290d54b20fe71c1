/** Path of a Chromium for the browser tests, installed when there is none. */
export function findChromium(): Promise<string>;
