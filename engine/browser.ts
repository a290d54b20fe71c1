// The public surface for islands: what runs in a browser only.
export { fetchJson, fetchText } from './client/files.ts';
export { isRecord, keep, readKept } from './client/kept.ts';
export { showValues, startValues } from './client/values.ts';
