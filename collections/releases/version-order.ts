// Version texts → their order: `8.4.2.1`, `10.0.0-preview`, `9.0.0-ga`, `7.0.0-beta-6` are where readers expect them.

/** Stages before the release itself, earliest first; `ga` is the release. */
const STAGES = ['early-access', 'alpha', 'preview', 'beta', 'rc', 'ga'];

type ParsedVersion = {
  /** Four numbers; those not written are 0. */
  numbers: number[];
  /** Place in `STAGES`; of a version without a stage, that of `ga`. */
  stage: number;
  /** Number of the stage (`beta-6`) or of the build (`7.0.0-421`); 0 without. */
  build: number;
};

const SHAPE =
  /^v?(\d+(?:\.\d+){0,3})(?:[\s.-]*([a-z]+(?:[\s-][a-z]+)*))?(?:(?<=\d)-(\d+)|[\s.-]*(?<![\d.])(\d+))?$/i;

/** As people type it: `v11.14.0`, `10.GA`, `11 Beta`, `8.0 beta`. Undefined when it is no version. */
export function parseVersion(text: string): ParsedVersion | undefined {
  const [, digits, stage = 'ga', build, stageBuild = '0'] = SHAPE.exec(text.trim()) ?? [];
  const rank = STAGES.indexOf(stage.toLowerCase().replace(/\s/g, '-'));
  if (digits === undefined || rank < 0) return undefined;
  const numbers = digits.split('.').map(Number);
  while (numbers.length < 4) numbers.push(0);
  return { numbers, stage: rank, build: Number(build ?? stageBuild) };
}

/** Negative when `a` is earlier. Text that isn't a version comes first. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  if (!left || !right) return Number(left !== undefined) - Number(right !== undefined);
  for (let i = 0; i < 4; i++) {
    const by = (left.numbers[i] ?? 0) - (right.numbers[i] ?? 0);
    if (by !== 0) return by;
  }
  return left.stage - right.stage || left.build - right.build;
}

/**
 * The existing version that was meant: the same one (`11.14` → `11.14.0`), or, where there is none, the newest
 * whose numbers begin this way (`11.0.1` → `11.0.1-beta`). A single number means the newest of its line.
 */
export function findVersion(typed: string, versions: readonly string[]): string | undefined {
  const text = typed.trim().replace(/^v/i, '');
  if (!parseVersion(text)) return undefined;
  const isLine = /^\d+$/.test(text);
  const same = versions.find((one) => !isLine && compareVersions(one, text) === 0);
  if (same || /[^\d.]/.test(text)) return same;
  const numbers = text.split('.').map(Number);
  return versions
    .filter((one) => numbers.every((number, i) => parseVersion(one)?.numbers[i] === number))
    .sort(compareVersions)
    .at(-1);
}

/** `11.14.0` → `11`, and `11.14`. */
export const majorOf = (version: string): string => /^\d+/.exec(version)?.[0] ?? '';
export const minorOf = (version: string): string => /^\d+\.\d+/.exec(version)?.[0] ?? '';

/** Of a version that does not exist, the one before and the one after, by order; of what is no version at all, the latest. */
export function nearVersions(typed: string, versions: readonly string[]): string[] {
  const sorted = [...versions].sort(compareVersions);
  if (!parseVersion(typed)) return sorted.slice(-1);
  const after = sorted.findIndex((one) => compareVersions(one, typed) > 0);
  const at = after < 0 ? sorted.length : after;
  return sorted.slice(Math.max(0, at - 1), at + 1);
}
