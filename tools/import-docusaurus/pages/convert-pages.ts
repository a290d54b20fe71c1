// All Docs → the texts of our pages and snippets. They are made, looked at with our own parser, and made again where that says so.
import { type Diagnostic, relax } from '../../../engine/tooling.ts';
import { keyOfDiagram } from '../mdx/fences.ts';
import type { CheckedPage, PageChecker } from './check-page.ts';
import { convertPage } from './convert-page.ts';
import type { SiteImport } from './site-import.ts';

export type ConvertedPages = {
  /** Page id → text. */
  pages: Map<string, string>;
  /** Errors that a build would have. */
  errors: Diagnostic[];
};

const SNIPPETS = 'content/snippets/';

/** Each round knows what the one before has found; more than these find nothing new. */
const ROUNDS = 3;

export async function convertPages(
  all: SiteImport,
  check: PageChecker,
  onProgress: (done: number, total: number) => void,
): Promise<ConvertedPages> {
  const pages = new Map<string, string>();
  const checked = new Map<string, CheckedPage>();
  const before = { counts: new Map(all.counts), diagnostics: [...all.diagnostics] };
  for (let round = 0; round < ROUNDS; round++) {
    all.counts = new Map(before.counts);
    all.diagnostics = [...before.diagnostics];
    all.constructs.clear();
    all.unmapped.clear();
    all.map.guesses.clear();
    all.shownFrom.clear();
    all.snippets.clear();
    all.pictures.clear();
    all.attachments.clear();
    let done = 0;
    for (const doc of all.docs) {
      const text = convertPage(doc, all);
      const isNew = round === 0 || pages.get(doc.pageId) !== text || text.includes('::include{');
      pages.set(doc.pageId, text);
      if (round === 0) onProgress(++done, all.docs.length);
      if (isNew) checked.set(doc.pageId, await check(doc.pageId, text));
    }
    if (!learn(all, pages, checked)) break;
  }
  const errors = [...checked.values()].flatMap(({ diagnostics }) =>
    relax(diagnostics, false).filter((one) => one.severity === 'error'),
  );
  return { pages, errors };
}

/** @returns  whether another round would make other pages. */
function learn(
  all: SiteImport,
  pages: ReadonlyMap<string, string>,
  checked: ReadonlyMap<string, CheckedPage>,
): boolean {
  const known = all.undrawn.size + all.withoutIds.size;
  const isFirst = all.anchors.size === 0;
  for (const [id, { anchors, diagnostics }] of checked) {
    all.anchors.set(id, new Set(anchors));
    for (const one of diagnostics) {
      if (one.code === 'headings/duplicate-id')
        all.withoutIds.add(one.path.startsWith(SNIPPETS) ? one.path.slice(SNIPPETS.length) : id);
      if (one.code === 'diagram/not-drawn')
        all.undrawn.add(diagramAt(pages.get(id) ?? '', one.line, all));
    }
  }
  return isFirst || all.undrawn.size + all.withoutIds.size > known;
}

/** Of a snippet, the lines count in its own file: there, every diagram is taken as text. */
function diagramAt(text: string, line: number, { snippets }: SiteImport): string {
  const lines = text.split('\n').slice(line - 1);
  const isHere = /^[\s>\-*+\d.)]*(?:`{3,}|~{3,})mermaid/.test(lines[0] ?? '');
  if (!isHere) {
    const found = [...snippets.values()].find(({ body }) => body.includes('```mermaid'));
    return keyOfDiagram(found ? firstDiagram(found.body) : '');
  }
  const end = lines.findIndex((one, i) => i > 0 && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(one));
  return keyOfDiagram(lines.slice(1, end < 0 ? undefined : end).join('\n'));
}

function firstDiagram(body: string): string {
  const start = body.indexOf('\n', body.indexOf('```mermaid'));
  const end = body.indexOf('```', start);
  return body.slice(start, end < 0 ? undefined : end);
}
