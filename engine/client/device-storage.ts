// Small records ↔ this device's storage: nothing of them leaves it.
import { isRecord } from '../text/is-record.ts';

/** What can't be read, or was changed by hand to be no record, counts as nothing. */
export function readKept(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** @returns  false where storage is forbidden or full: then it lasts as long as the page. */
export function keep(key: string, record: Readonly<Record<string, unknown>>): boolean {
  try {
    if (Object.keys(record).length) localStorage.setItem(key, JSON.stringify(record));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
