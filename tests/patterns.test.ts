// Every regular expression takes time in proportion to what it reads, whatever that is.
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { headerRulePattern, privatePattern } from '../engine/build/servers/url-patterns.ts';
import { listSourcePatterns } from './support/source-patterns.ts';

/** What the check can't follow → why it is all right. */
const BOUNDED: Readonly<Record<string, string>> = {
  [String.raw`(?:https?:\/\/|mailto:|\/(?![/\\])|(?![^/?()\s]*:)[\p{L}\p{N}_])(?:[^()\s\p{Cc}]|\([^()\s\p{Cc}]*\))*`]:
    'a part of the pattern of links, read behind "](" only, up to the next "("',
  [String.raw`\*\*(?<strong>(?=\S)(?:${'`[^`]*`|[^`]'}){1,2000}?(?<!\s))\*\*`]:
    'looks no more than 2,000 characters ahead',
  [String.raw`^\s*:{2,}\s?([a-z][\w-]{0,60})[^{]{0,400}\{([^}]{0,400})`]:
    'begins at the line, and looks no more than 861 characters past the colons',
  ['`[^`]{0,400}`' +
    String.raw`|\*\*[^*]{1,400}\*\*|\]\([^()]{0,400}\)|\{[^{}]{0,400}\}|<[^<>]{0,400}>|https?:\S+`]:
    'looks no more than 400 characters ahead, or takes what it has read',
  [String.raw`\[(?<words>(?:${'`[^`]*`'}|\\[\s\S]|[^[\]${'`'}\\])*)\]\((?<href>HREF)\)`]:
    'stops at the next "["; one behind a backslash is read by another part first',
};

/** Files that put patterns together → why that is all right. */
const MAKERS: Readonly<Record<string, string>> = {
  'pages/terms.ts': 'words of terms.yaml, their signs quoted, side by side',
  'markdown/defined-terms.ts': 'words of terms.yaml, their signs quoted, side by side',
  'config/config-problems.ts': 'one word of the config, its signs quoted',
  'lsp/page-names.ts': 'ids of one page, their signs quoted, side by side',
  'small-markdown.ts': 'its parts are literals, checked here',
  'servers/site-rules.ts': 'checked below',
  'kit/inputs-text.ts': 'what a reader types, in the own browser',
  'kit/pickers-moment.ts': 'groups of bounded length',
};

const { literals, makers } = listSourcePatterns();

/** A quarter of the patterns is written in several places. */
const verdicts = new Map<string, Promise<boolean>>();

/** Steps are counted, not time: on a busy machine, a pattern isn't slower than on any other. */
const LIMITS = { timeout: 600_000, attackTimeout: null, incubationTimeout: null };

function isLinear(source: string, flags: string): Promise<boolean> {
  const key = `/${source}/${flags}`;
  const verdict =
    verdicts.get(key) ?? check(source, flags, LIMITS).then(({ status }) => status === 'safe');
  verdicts.set(key, verdict);
  return verdict;
}

describe('the regular expressions of the code', () => {
  it('are many, and those put together while the code runs are known', () => {
    expect(literals.length).toBeGreaterThan(1_400);
    const known = (file: string) => Object.keys(MAKERS).some((end) => file.endsWith(end));
    expect(makers.filter((file) => !known(file))).toEqual([]);
  });

  it('take time in proportion to the length of what they read', { timeout: 900_000 }, async () => {
    const slow: string[] = [];
    for (const { file, line, source, flags } of literals)
      if (!BOUNDED[source] && !(await isLinear(source, flags)))
        slow.push(`${file}:${line} /${source}/${flags}`);
    expect(slow).toEqual([]);
  });

  it('and so do those of the rules for servers', async () => {
    for (const base of ['/', '/learn/', '/a/b.c/']) {
      expect(await isLinear(privatePattern(base), 'is'), base).toBe(true);
      expect(await isLinear(headerRulePattern(base, '/_assets/*') ?? '', 's'), base).toBe(true);
    }
  });

  it('would be found if they did not', async () => {
    expect(await isLinear(String.raw`^bytes=\s*(\d*)\s*-\s*(\d*)\s*$`, 'i')).toBe(false);
    expect(await isLinear('^(a+)+$', '')).toBe(false);
  });
});
