// The version that a reader runs ↔ this device: one line of words, `10.15.2 platform=web size=large`.
import { CHOICE_KEY } from '../storage-keys.ts';

export type Choice = { version: string; options: Readonly<Record<string, string>> };

/** Chosen in this tab, where the browser keeps nothing. */
let memory: string | null = null;

function readLine(): string | null {
  try {
    return localStorage.getItem(CHOICE_KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** What the reader has chosen; undefined where nothing is, or where there is nothing to choose. */
export function readChoice(): Choice | undefined {
  const [version, ...others] = readLine()?.split(' ') ?? [];
  if (!version) return undefined;
  const options = others.map((one) => one.split('=') as [string, string]);
  return { version, options: Object.fromEntries(options) };
}

/** Keeps it, and shows it beside the badge. Undefined: forgets it. */
export function writeChoice(choice: Choice | undefined): void {
  const options = Object.entries(choice?.options ?? {}).map((pair) => pair.join('='));
  memory = choice ? [choice.version, ...options].join(' ') : null;
  try {
    if (memory === null) localStorage.removeItem(CHOICE_KEY);
    else localStorage.setItem(CHOICE_KEY, memory);
  } catch {
    // Storage may be switched off: the choice then lasts as long as the page.
  }
  tellPage();
}

/** Style sheets know of it by what the inline script also sets. */
export function tellPage(): void {
  const { dataset, style } = document.documentElement;
  const version = readChoice()?.version;
  if (version === undefined) delete dataset.mine;
  else {
    dataset.mine = version;
    style.setProperty('--mine', JSON.stringify(version));
  }
}

/**
 * What was typed → a version there is: `v11.9` → `11.9.0`, `10` → the last that begins so, and for a patch that nobody
 * wrote of, such as `10.15.2`, the one before it.
 */
export function findTyped(typed: string, versions: readonly string[]): string | undefined {
  const text = typed.trim().toLowerCase().replace(/^v/, '');
  const candidates = [text, `${text}.0`, `${text}.0.0`];
  const same = candidates.find((one) => versions.includes(one));
  if (same && text.includes('.')) return same;
  if (text === '') return undefined;
  return (
    versions.findLast((one) => one.startsWith(`${text}.`)) ?? same ?? patchBefore(text, versions)
  );
}

function patchBefore(text: string, versions: readonly string[]): string | undefined {
  const [, line, patch] = /^(\d+\.\d+\.)(\d+)$/.exec(text) ?? [];
  if (line === undefined) return undefined;
  return versions.findLast(
    (one) => one.startsWith(line) && Number.parseInt(one.slice(line.length), 10) < Number(patch),
  );
}
