export function readStamp(at: string, filesOf: (value: string) => string[]): string | undefined;
export function writeStamp(at: string, value: string, files: readonly string[]): void;
