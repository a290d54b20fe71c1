// The public surface for islands: what runs in a browser only.

export { anchoredElement } from './client/anchor.ts';
export { keep, readKept } from './client/device-storage.ts';
export { fetchJson, fetchText, linkTo } from './client/files.ts';
export { readChoice } from './client/mine/choice.ts';
export { keepTicks, type TickStore, taskBoxes } from './client/page/task-boxes.ts';
export { showValues, startValues } from './client/page/values.ts';
export { isRecord } from './text/is-record.ts';
