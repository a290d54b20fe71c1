// `{since=11.9.0}`, as written → marks as values, and in words.
import type { Problem } from '../diagnostics/diagnostics.ts';
import { fill } from '../text/fill.ts';
import { lookUp } from '../text/look-up.ts';

export const MARK_KINDS = ['since', 'until', 'changed'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** When something came, went or changed; without a platform: on all of them. */
export type VersionMark = { kind: MarkKind; platform?: string; version: string };

/** `isQuiet`: the text around says it already. */
export type WrittenMarks = { source: string; marks: VersionMark[]; isQuiet: boolean };

/** What a mark is about: the names right before it, or those that begin its text. */
export type NamedMark = { mark: VersionMark; names: readonly string[]; pageId: string };

/** The versions that marks may name. */
export type MarkVersions = {
  /** Oldest first. */
  all: readonly string[];
  /** What the page depends on that has marks. */
  dependency: string;
  /** What records know to the contrary. */
  check(mark: NamedMark): { problem?: Problem; dependencies: readonly string[] };
};

const FORM =
  /\{(?:since|until|changed)=[^\s{}=]+(?: (?:(?:since|until|changed)=[^\s{}=]+|quiet))*\}/y;

/** The marks at an offset of a text; undefined where it has none. */
export function marksAt(text: string, at: number): WrittenMarks | undefined {
  FORM.lastIndex = at;
  const [source] = FORM.exec(text) ?? [];
  if (!source) return undefined;
  const words = source.slice(1, -1).split(' ');
  return {
    source,
    marks: words.filter((word) => word !== 'quiet').flatMap(toMarks),
    isQuiet: words.includes('quiet'),
  };
}

/** `since=web:11.4.2,react-native:11.5.0` → a mark for each. */
function toMarks(word: string): VersionMark[] {
  const [kind = '', values = ''] = word.split('=');
  return values.split(',').map((value) => {
    const at = value.indexOf(':');
    const version = value.slice(at + 1);
    const own = { kind: kind as MarkKind, version };
    return at < 0 ? own : { ...own, platform: value.slice(0, at) };
  });
}

/** Words of marks, each with `{version}`; names of platforms. */
type MarkTexts = {
  marks?: Record<MarkKind, string>;
  platforms?: Record<string, string>;
};

/** `since 11.4.2 (Web), 11.5.0 (React Native)`; several kinds are separated by semicolons. */
export function marksInWords(marks: readonly VersionMark[], texts: MarkTexts): string {
  return MARK_KINDS.flatMap((kind) => {
    const own = marks.filter((mark) => mark.kind === kind);
    if (own.length === 0) return [];
    const versions = own.map(({ platform, version }) =>
      platform ? `${version} (${lookUp(texts.platforms ?? {}, platform) ?? platform})` : version,
    );
    return [fill(texts.marks?.[kind] ?? `${kind} {version}`, { version: versions.join(', ') })];
  }).join('; ');
}

/** `data-since` and its like: versions separated by blanks, each after its platform and a colon where it has one. */
export function markAttributes(marks: readonly VersionMark[]): [name: string, value: string][] {
  return MARK_KINDS.flatMap((kind): [string, string][] => {
    const own = marks.filter((mark) => mark.kind === kind);
    const values = own.map(({ platform, version }) =>
      platform ? `${platform}:${version}` : version,
    );
    return values.length ? [[`data-${kind}`, values.join(' ')]] : [];
  });
}
