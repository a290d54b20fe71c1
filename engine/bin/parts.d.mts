/** Part of the engine → its version. */
export function versionParts(engine: string, lock: string): Promise<Record<string, string>>;
