// What the next build could use → the cache folder. The site is published by then, so a full disk is no failure.
import { diskReason } from '../../diagnostics/disk-errors.ts';

/**
 * @param keep      writes into the cache folder alone.
 * @param onNotice  gets a sentence where the disk refuses; the next build makes again what isn't there.
 */
export function keepForNext(
  cacheDir: string,
  keep: () => void,
  onNotice: ((says: string) => void) | undefined,
): void {
  try {
    keep();
  } catch (error) {
    const reason = diskReason(error);
    if (!reason) throw error;
    onNotice?.(`Nothing can be kept for the next build in ${cacheDir}: ${reason}. Free the place.`);
  }
}
