// A value → whether JSON gives it back as it was, but for keys without a value.

export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return value === null || ['string', 'boolean', 'undefined'].includes(typeof value);
  if (Array.isArray(value)) return value.every((one) => one !== undefined && isPlain(one));
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
