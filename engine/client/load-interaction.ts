// What a page needs once somebody uses it → one script, loaded at the first sign of use; the browser keeps it.
import type { LaterTexts } from './texts.ts';

export type InUse = typeof import('./interaction.ts') & { texts: LaterTexts };

let load: () => Promise<InUse>;

/** @param loader  of the script together with this site's texts. */
export function startInUse(loader: () => Promise<InUse>): void {
  load = loader;
}

let isHere = false;

export const isInUseHere = (): boolean => isHere;

/** Rejects where the script can't be had. */
export async function loadInUse(): Promise<InUse> {
  const inUse = await load();
  isHere = true;
  return inUse;
}

/** @param otherwise  where the script can't be had. */
export function withInUse(act: (inUse: InUse) => unknown, otherwise = () => {}): void {
  loadInUse().then((inUse) => void act(inUse), otherwise);
}
