/** Path of a Chromium for the browser tests, installed when there is none. */
export function findChromium(): Promise<string>;
/** Path of a Firefox, installed when that is possible. */
export function findFirefox(): string | undefined;
