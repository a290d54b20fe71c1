// What a page needs once somebody uses it ▶ one script, loaded at the first sign of use; the browser keeps it.

export type InUse = typeof import('./in-use.ts');

/** Rejects where the script can't be had. */
export const loadInUse = (): Promise<InUse> => import('./in-use.ts');

/** @param otherwise  where the script can't be had. */
export function withInUse(act: (inUse: InUse) => unknown, otherwise = () => {}): void {
  loadInUse().then((inUse) => void act(inUse), otherwise);
}
