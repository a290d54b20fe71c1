// A Doc → our page: front matter that our schema takes, and Markdown.
import { stringify } from 'yaml';
import { idAt, lookUp } from '../../../engine/tooling.ts';
import type { Doc } from '../docs/doc.ts';
import { contentTitle, textIn } from '../docs/front-matter.ts';
import { type Construct, changed, leftOut, taken } from '../inventory/inventory.ts';
import { convertBody } from './convert-body.ts';
import { describe } from './describe.ts';
import { finish } from './finish.ts';
import type { SiteImport } from './site-import.ts';

export function convertPage(doc: Doc, all: SiteImport): string {
  const heading = contentTitle(doc.body);
  const body = heading ? blankOut(doc.body, heading.from, heading.to) : doc.body;
  const { text, head } = convertBody(
    { text: body, linesBefore: doc.linesBefore, matter: doc.matter, isPartial: false, chain: [] },
    { file: doc.file, doc },
    all,
  );
  const isMdx = !(all.site.isAlwaysPlain || (all.site.isDetected && doc.file.endsWith('.md')));
  const { text: finished, moved } = finish(text, {
    isMdx,
    hasIds: !all.withoutIds.has(doc.pageId),
  });
  all.moved.set(doc.pageId, moved);
  const title = heading?.title || doc.title;
  const matter = matterOf(
    { ...doc, matter: { ...Object.fromEntries(head), ...doc.matter } },
    title,
    finished,
    all,
  );
  noteMatter(doc, all);
  return `---\n${matter}---\n\n${finished}\n`;
}

/** Offsets behind it stay as they are. */
function blankOut(body: string, from: number, to: number): string {
  return body.slice(0, from) + body.slice(from, to).replace(/[^\n]/g, ' ') + body.slice(to);
}

/** Keys that say nothing here, since the site's frame is ours. */
const WITHOUT_MEANING = new Set([
  'id',
  'slug',
  'title',
  'description',
  'sidebar_label',
  'sidebar_position',
  'keywords',
  'draft',
  'unlisted',
  'toc_max_heading_level',
  'last_update',
]);

function matterOf(doc: Doc, title: string, body: string, all: SiteImport): string {
  const { matter } = doc;
  const label = textIn(matter, 'sidebar_label') ?? textIn(matter, 'title');
  const depth = matter.toc_max_heading_level;
  const keywords = textsOf(matter.keywords);
  const update = dateOf(matter.last_update);
  return stringify(
    {
      title: escapeTokens(title),
      description: escapeTokens(
        textIn(matter, 'description')?.replace(/\s+/g, ' ') ??
          describe(body, title, all.site.title),
      ),
      ...(isReadElsewhere(doc.pageId) ? { slug: `/${doc.pageId}` } : {}),
      ...(label && label !== title ? { sidebar_label: escapeTokens(label) } : {}),
      ...(keywords.length > 0 ? { keywords } : {}),
      ...(matter.unlisted === true ? { unlisted: true } : {}),
      ...(typeof depth === 'number' && Number.isInteger(depth) && depth >= 2 && depth <= 6
        ? { toc_max_heading_level: depth }
        : {}),
      ...(update ? { last_update: update } : {}),
    },
    { lineWidth: 0 },
  );
}

/** A site that isn't strict reads some names as others: a file named like its folder, or one that begins with a number. */
function isReadElsewhere(pageId: string): boolean {
  const page = { name: pageId, header: { hash: '', bodyLine: 0, diagnostics: [] } };
  return idAt(page).usable !== pageId;
}

/** What the page, its address or the sidebar says. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  id: 'the page’s id',
  slug: 'the page’s address',
  sidebar_position: 'the order of the sidebar',
};

function noteMatter({ file, matter }: Doc, all: SiteImport): void {
  const own = Object.keys(matter).map((key): Construct => {
    const kind = `front matter "${key}"`;
    const elsewhere = lookUp(ELSEWHERE, key);
    if (elsewhere) return { kind, ...changed(elsewhere) };
    return WITHOUT_MEANING.has(key)
      ? { kind, ...taken('') }
      : { kind, ...leftOut('pages have no such key') };
  });
  all.constructs.set(file, [...(all.constructs.get(file) ?? []), ...own]);
}

function textsOf(value: unknown): string[] {
  const all = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return [
    ...new Set(all.flatMap((one) => (typeof one === 'string' && one.trim() ? [one.trim()] : []))),
  ];
}

/** `last_update: { date: 2024-05-01 }`. */
function dateOf(value: unknown): string | undefined {
  const date = typeof value === 'object' && value !== null && 'date' in value ? value.date : value;
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(typeof date === 'string' ? date : '') ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** Names of our product's tokens stay what they were in the source. */
function escapeTokens(text: string): string {
  return text.replace(/\{(?=(?:Product|product|PR|pr)\})/g, '\\{');
}
