// English texts and a site's own → the texts that are shown.

/** Group by group; a group and a text don't replace each other, and names that the base lacks are ignored. */
export function mergeGroup<T extends object>(base: T, own: object): T {
  const merged = { ...base } as Record<string, unknown>;
  for (const [key, value] of Object.entries(own)) {
    const before = merged[key];
    if (isGroup(before) && isGroup(value)) merged[key] = mergeGroup(before, value);
    else if (typeof before === 'string' && typeof value === 'string') merged[key] = value;
  }
  return merged as T;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
