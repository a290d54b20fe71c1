// Numbers → as the results show them.

export const count = (value) => Number(value).toLocaleString('en');
export const seconds = (ms) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
export const spread = ({ median, low, high }) =>
  `${Math.round(median)} ms (${Math.round(low)}–${Math.round(high)})`;
/** Of a summary in milliseconds. */
export const secondsSpread = ({ median, low, high }) =>
  `${(median / 1000).toFixed(2)} s (${(low / 1000).toFixed(2)}–${(high / 1000).toFixed(2)})`;
export const verdict = (isReached) =>
  isReached === undefined ? '–' : isReached ? 'yes' : '**no**';
export const kilobytes = (bytes) =>
  bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
export const share = (value) => value.toFixed(3);
export const milli = (value) => (value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`);
