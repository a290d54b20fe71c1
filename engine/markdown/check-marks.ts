// A mark of versions → diagnostics: a version or platform that doesn't exist, a form that isn't one, what records say against it.
import type { StateInline, Token } from 'markdown-it';
import { diagnose, type Problem } from '../diagnostics/diagnostics.ts';
import { lookUp } from '../text/look-up.ts';
import { nearestVersion } from '../text/nearest-version.ts';
import { onceFor } from '../text/once.ts';
import { offsetInBlock } from './inline.ts';
import { MARK_KINDS, type WrittenMarks } from './mark-form.ts';
import { rangeInInline, stateOf } from './state.ts';

const setOf = onceFor((versions: readonly string[]) => new Set(versions));

/** The state is at the mark. A mark that is wrong is shown all the same. */
export function checkMarks(state: StateInline, written: WrittenMarks, token: Token): void {
  const page = stateOf(state.env);
  const { versions, texts } = page.context;
  if (!versions) return;
  page.dependencies.add(versions.dependency);
  const names = namesBefore(state.tokens, token);
  for (const mark of written.marks) {
    const { platform, version } = mark;
    if (platform !== undefined && !lookUp(texts.platforms ?? {}, platform))
      report(state, written.source, {
        code: 'marks/unknown-platform',
        message: `There is no platform "${platform}".`,
        hint: `Platforms: ${Object.keys(texts.platforms ?? {}).join(', ')}`,
      });
    else if (!setOf(versions.all).has(version))
      report(state, written.source, {
        code: 'marks/unknown-version',
        message: `There is no version "${version}".`,
        hint: hintFor(version, versions.all),
      });
    else if (names.length > 0) {
      const { problem, dependencies } = versions.check({ mark, names, pageId: page.id });
      for (const one of dependencies) page.dependencies.add(one);
      if (problem) report(state, written.source, problem);
    }
  }
}

function hintFor(version: string, all: readonly string[]): string {
  const meant = nearestVersion(version, all);
  return meant ? `Closest: ${meant}` : 'The site has no versions yet.';
}

/** Something that begins like a mark and is none; a site without versions hasn't meant one. */
export function reportMark(state: StateInline): void {
  const [source] = /^\{(?:since|until|changed)\b[^{}\n]*\}/.exec(state.src.slice(state.pos)) ?? [];
  if (source && stateOf(state.env).context.versions)
    report(state, source, {
      code: 'marks/wrong-form',
      message: `${source} is no mark, so readers see it as text.`,
      hint: `Write ${MARK_KINDS.map((kind) => `{${kind}=1.2.0}`).join(', ')}; of one platform: {since=web:1.2.0}. To show the text, write \\{`,
    });
}

function report(state: StateInline, source: string, problem: Problem): void {
  const page = stateOf(state.env);
  const block = state.env.block as Token;
  const from = offsetInBlock(state);
  page.diagnostics.push(diagnose(rangeInInline(page, block, from, from + source.length), problem));
}

/** The name right before the mark; otherwise the one that the text begins with. Names are code, or printed in bold. */
function namesBefore(tokens: readonly Token[], token: Token): string[] {
  const before = tokens
    .slice(0, tokens.indexOf(token))
    .filter(({ type, content }) => type !== 'text' || content.trim() !== '');
  const name =
    nameAt(before, before.length - 1) ?? nameAt(before, before[0]?.type === 'strong_open' ? 1 : 0);
  return name === undefined ? [] : [name];
}

function nameAt(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  if (token?.type === 'code_inline') return token.content;
  if (token?.type === 'strong_close') return tokens[at - 1]?.content;
  return tokens[at - 1]?.type === 'strong_open' && token?.type === 'text'
    ? token.content
    : undefined;
}
