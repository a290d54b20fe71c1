// Diagnostics → the same, as warnings where the site isn't strict and its readers lose nothing by them.
import type { Diagnostic } from './diagnostics.ts';

/** Errors of strict sites alone. The page is whole without what each of these asks for. */
const ONLY_STRICT: ReadonlySet<string> = new Set([
  'alerts/not-alone',
  'alerts/unknown',
  'anchors/reserved-id',
  'anchors/shown-as-text',
  'category/not-yaml',
  'category/wrong-value',
  'code/backtick-in-info',
  'code/file-and-text',
  'code/incomplete-command',
  'diagram/no-alt',
  'diagram/not-drawn',
  'diagram/unclosed',
  'directive/card-outside',
  'directive/cards-content',
  'directive/code-group-content',
  'directive/include-place',
  'directive/no-label',
  'directive/steps-content',
  'directive/tab-outside',
  'directive/tabs-content',
  'directive/unclosed',
  'directive/unknown-attribute',
  'directive/unknown-icon',
  'directive/wrong-colons',
  'files/same-name',
  'files/windows-name',
  'footnotes/undefined',
  'frontmatter/not-keys',
  'frontmatter/not-yaml',
  'frontmatter/unclosed',
  'frontmatter/unknown-key',
  'frontmatter/wrong-value',
  'headings/duplicate-id',
  'headings/empty',
  'html/no-summary',
  'html/unclosed-details',
  'images/from-outside',
  'images/no-alt',
  'images/not-found',
  'images/unreadable',
  'links/anchor-on-planned',
  'links/empty',
  'links/missing-anchor',
  'links/missing-page',
  'links/no-text',
  'links/undefined-reference',
  'links/unusable-scheme',
  'math/unclosed',
  'math/wrong',
  'pagination/missing-page',
  'platforms/unknown',
  'redirects/missing-anchor',
  'sidebar/unknown-page',
  'tables/delimiter-row',
  'tables/duplicate-id',
]);

/** In a strict site they stay as they are. */
export function relax(diagnostics: readonly Diagnostic[], isStrict: boolean): Diagnostic[] {
  if (isStrict) return [...diagnostics];
  return diagnostics.map((one) =>
    ONLY_STRICT.has(one.code) ? { ...one, severity: 'warning' } : one,
  );
}
