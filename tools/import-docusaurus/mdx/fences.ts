// A fence of code → the same, as we write it: its words, its language, diagrams with their text, `npm2yarn` as tabs.
import { closesFence } from '../../../engine/tooling.ts';
import { changed } from '../inventory/inventory.ts';
import { takeMagicComments } from './magic-comments.ts';
import { packageManagers } from './package-managers.ts';
import type { Edit, PageImport } from './page-import.ts';

const OPENING = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(`{3,}|~{3,})([^\n]*)/;

export function editFence(
  { start, end }: { start: number; end: number },
  page: PageImport,
): Edit[] {
  const source = page.text.slice(start, end);
  const [whole = '', before = '', marker = '', info = ''] = OPENING.exec(source) ?? [];
  if (!marker) return [];
  const at = { start: start + before.length, end: start + whole.length };
  const { language, meta } = splitInfo(info);
  const isOpen = !closesFence(source.slice(source.lastIndexOf('\n') + 1), marker);
  const last = page.text.slice(end - 1, end);
  const closing = `${last}\n${before.replace(/\S/g, ' ')}${marker}`;
  const close: Edit[] =
    isOpen && source.includes('\n') ? [{ start: end - 1, end, text: closing }] : [];
  page.count(`code ${language || 'without language'}`);
  if (language === 'mermaid') return editDiagram(source, { at, marker, meta }, page);
  if (/\bnpm2yarn\b/.test(meta)) {
    const tabs = packageManagers(source.slice(whole.length + 1), language);
    if (tabs) {
      page.count('npm2yarn');
      return [
        {
          start,
          end,
          text: tabs
            .split('\n')
            .map((line) => before.replace(/\S/g, ' ') + line)
            .join('\n'),
        },
      ];
    }
  }
  const text = `${marker}${languageOf(language, source, at, page)}${metaOf(meta, at, page)}`;
  const marked = isOpen || before.includes('>') ? undefined : takeMarks(source, before, page);
  if (marked) {
    page.count('magic comments of code');
    page.notes.entries.set(start, changed('comments that mark lines became marks'));
    const isNamed = text.slice(marker.length).trim() !== '';
    const info = marked.isDiff ? `${text}${isNamed ? ' ' : ''}diff` : text;
    return [{ start, end, text: [before + info, ...marked.lines].join('\n') }];
  }
  return text === page.text.slice(at.start, at.end) ? close : [{ ...at, text }, ...close];
}

function takeMarks(source: string, before: string, page: PageImport) {
  const lines = source.split('\n').slice(1);
  const taken = takeMagicComments(lines.slice(0, -1), page.magicComments, before.length);
  return taken && { ...taken, lines: [...taken.lines, ...lines.slice(-1)] };
}

/** `js{1,3} title="a"` → `js` and the rest. */
function splitInfo(info: string): { language: string; meta: string } {
  const [, language = '', meta = ''] = /^\s*([^\s{=]*)(.*)/.exec(info) ?? [];
  return { language, meta: meta.trim() };
}

/** Names that Prism knows and our grammars don't. */
const KNOWN_NAMES: Record<string, string> = {
  objectivec: 'objc',
  'shell-session': 'console',
  markup: 'html',
  xhtml: 'html',
  conf: 'ini',
  clike: 'c',
  none: 'text',
  code: 'text',
  output: 'text',
  url: 'text',
  'js-extras': 'js',
  'jsx-extras': 'jsx',
  env: 'ini',
};

function languageOf(
  language: string,
  source: string,
  at: { start: number; end: number },
  page: PageImport,
): string {
  if (language === '' || page.isLanguage(language)) return language;
  const lower = language.toLowerCase();
  if (page.isLanguage(lower)) return lower;
  const other = KNOWN_NAMES[lower];
  if (other !== undefined) return page.isLanguage(other) ? other : 'text';
  const guess = /\bfrom ['"]|<\/\w+>|\brequire\(/.test(source) ? 'jsx' : 'text';
  page.report(at, {
    severity: 'warning',
    code: 'import/unknown-language',
    message: `There is no language "${language}", so the code became "${guess}".`,
    hint: 'Write a language that it is coloured as; what a plugin made of it is not taken over.',
  });
  return guess;
}

/** What only a plugin or a live editor reads goes. */
function metaOf(meta: string, at: { start: number; end: number }, page: PageImport): string {
  if (/(?:^|\s)live\b/.test(meta)) {
    page.count('live code, shown as code');
    page.report(at, {
      severity: 'warning',
      code: 'import/live-code',
      message: 'The live editor is not taken over. Its code is shown.',
      hint: 'Link to a place where readers can run it.',
    });
  }
  const clean = meta
    .replace(/(?<![\w"'])(?:live|noInline|npm2yarn|jsx live)(?![\w"'=])/g, ' ')
    .replace(/\bshowLineNumbers=\S+/g, 'showLineNumbers')
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' ? '' : ` ${clean}`;
}

type Opening = { at: { start: number; end: number }; marker: string; meta: string };

function editDiagram(source: string, { at, marker, meta }: Opening, page: PageImport): Edit[] {
  const body = source.slice(source.indexOf('\n') + 1);
  if (page.undrawn.has(keyOfDiagram(body))) {
    page.report(at, {
      severity: 'warning',
      code: 'import/diagram',
      message: 'This diagram can’t be drawn without a browser. It is shown as code.',
      hint: 'Draw it as flowchart, stateDiagram-v2, sequenceDiagram, classDiagram or erDiagram.',
    });
    return [{ ...at, text: `${marker}text` }];
  }
  const alt = /\balt=/.test(meta) ? '' : ` alt="${describe(body)}"`;
  return [{ ...at, text: `${marker}mermaid${meta ? ` ${meta}` : ''}${alt}` }];
}

/** The lines of a diagram, however they are indented. */
export function keyOfDiagram(body: string): string {
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:`{3,}|~{3,})$/.test(line))
    .join('\n');
}

/** The kind of a diagram and its first labels. */
function describe(body: string): string {
  const [kind = 'diagram'] = /[a-z]+/i.exec(body) ?? [];
  const labels = [...body.matchAll(/[[({|]"?([^\])}|"\n[({]{2,60})/g)].map(([, label = '']) =>
    label.trim(),
  );
  const named = [...new Set(labels)]
    .slice(0, 6)
    .join(', ')
    .replace(/["'<>{}`]/g, '');
  const word = /^(?:graph|flowchart)/i.test(kind)
    ? 'Flowchart'
    : /^sequence/i.test(kind)
      ? 'Sequence diagram'
      : 'Diagram';
  return named ? `${word}: ${named}.` : `${word}.`;
}
