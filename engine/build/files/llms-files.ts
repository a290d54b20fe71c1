// Site and its Markdown copies → `llms.txt`, a list for language models, and `llms-full/`: each section of the site as one text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../cache/hash.ts';
import { LLMS_FILE, LLMS_FOLDER, markdownFile } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import type { OutputFile } from '../../render/render-page.tsx';

/** Bytes of a token, roughly: English text in the common models. */
const TOKEN_BYTES = 4;

/** A page as this build has it: the hash of what it was made from, and the size of its Markdown copy. */
export type CopiedPage = { key: string; sizeBytes: number };

export type LlmsInput = {
  site: Site;
  /** With it, the list isn't written out where the site says what it said. */
  unchanged?: { siteKey: string; take: TakeList } | undefined;
  pageOf(id: string): CopiedPage | undefined;
  /** Where the Markdown copies are while the build goes on. */
  dir: string;
};

/** The list of the last build, where it was made of the same. */
type TakeList = (key: string, make: () => LlmsFile[]) => Iterable<LlmsFile>;

type LlmsFile = { path: string; key: string; make(): OutputFile };

/** Pages of one file; of a page that is too long for a file, only the stretch from byte `from` on. */
type Part = { path: string; ids: string[]; sizeBytes: number; from?: number };

type Section = { label: string; ids: string[]; parts: Part[] };

/** @see https://llmstxt.org */
export function* listLlmsFiles(input: LlmsInput): Generator<LlmsFile> {
  const { site, unchanged, pageOf, dir } = input;
  const budget = site.config.llmsTokens * TOKEN_BYTES;
  const sections = sectionsOf(site, pageOf).map((section) => ({
    ...section,
    parts: toParts(section, pageOf, budget),
  }));
  const makeList = () => {
    const content = listOf(site, sections);
    return [
      { path: LLMS_FILE, key: hashOf([content]), make: () => ({ path: LLMS_FILE, content }) },
    ];
  };
  if (unchanged) {
    const ids = sections.flatMap((section) => section.ids);
    const key = hashOf([unchanged.siteKey, ...wholeSections(site, sections), ...ids]);
    yield* unchanged.take(key, makeList);
  } else yield* makeList();
  for (const part of sections.flatMap(({ parts }) => parts)) {
    const own = part.ids.map((id) => [id, urlOf(site, id), pageOf(id)?.key]);
    yield {
      path: part.path,
      key: hashOf([JSON.stringify([own, part.from, budget])]),
      make: () => ({ path: part.path, content: textOf(part, site, dir, budget) }),
    };
  }
}

/** In the order of the navigation; pages outside of it last. */
function sectionsOf(
  site: Site,
  pageOf: LlmsInput['pageOf'],
): (Omit<Section, 'parts'> & { slug: string })[] {
  const left = new Set(
    [...site.ids].sort().filter((id) => {
      const matter = site.doc(id)?.frontMatter;
      return matter && !matter.unlisted && !matter.alias_of && pageOf(id);
    }),
  );
  const sections = site.sidebars.map(({ slug, label, positions }) => ({
    slug,
    label,
    ids: positions.flatMap(({ page }) => (left.delete(page.id) ? page.id : [])),
  }));
  return [...sections, { slug: 'more', label: 'More', ids: [...left] }].filter(
    ({ ids }) => ids.length > 0,
  );
}

function toParts(
  { slug, ids }: { slug: string; ids: readonly string[] },
  pageOf: LlmsInput['pageOf'],
  budget: number,
): Part[] {
  const parts: Part[] = [];
  const add = (id: string, sizeBytes: number, from?: number) => {
    const number = parts.length + 1;
    const file = `${LLMS_FOLDER}/${slug}${number > 1 ? `-${number}` : ''}.txt`;
    parts.push({ path: file, ids: [id], sizeBytes, ...(from === undefined ? {} : { from }) });
  };
  for (const id of ids) {
    const sizeBytes = (pageOf(id)?.sizeBytes ?? 0) + HEAD_BYTES + 3 * id.length;
    const last = parts.at(-1);
    if (sizeBytes > budget)
      for (let from = 0; from < sizeBytes; from += strideOf(budget))
        add(id, Math.min(budget, sizeBytes - from), from);
    else if (last && last.from === undefined && last.sizeBytes + sizeBytes <= budget) {
      last.ids.push(id);
      last.sizeBytes += sizeBytes;
    } else add(id, sizeBytes);
  }
  return parts;
}

/** From one stretch to the next: the rest is room for a line that goes over the border. */
const strideOf = (budget: number): number => Math.floor(budget * 0.95);

/** The line above a page, without its id; host and base are short. */
const HEAD_BYTES = 200;

function textOf({ ids, from }: Part, site: Site, dir: string, budget: number): string {
  const texts = ids.map((id) => {
    const text = readFileSync(path.join(dir, markdownFile(id)), 'utf8').trim();
    return `<!-- ${urlOf(site, id)} -->\n${text}\n`;
  });
  if (from === undefined) return texts.join('\n');
  const bytes = Buffer.from(texts[0] ?? '');
  return bytes
    .subarray(lineStart(bytes, from), lineStart(bytes, from + strideOf(budget)))
    .toString('utf8');
}

/** The beginning of the line that a place is in; parts meet there, so that no line is cut. */
function lineStart(bytes: Buffer, at: number): number {
  if (at <= 0) return 0;
  const end = bytes.lastIndexOf(10, Math.min(at, bytes.length) - 1);
  return at >= bytes.length ? bytes.length : end + 1;
}

function urlOf(site: Site, id: string): string {
  return site.config.url.replace(/\/$/, '') + (site.doc(id)?.url ?? '');
}

const rootOf = ({ config: { url, base } }: Site): string => url.replace(/\/$/, '') + base;

/** A line for each file. */
function wholeSections(site: Site, sections: readonly Section[]): string[] {
  const root = rootOf(site);
  return sections.flatMap(({ label, parts }) =>
    parts.map(({ path: at, ids, sizeBytes }, i) => {
      const name = parts.length > 1 ? `${label}, part ${i + 1} of ${parts.length}` : label;
      const tokens = Math.ceil(sizeBytes / TOKEN_BYTES / 1000).toLocaleString('en');
      return `- [${name}](${root}${at}): ${ids.length} page${ids.length === 1 ? '' : 's'}, up to ${tokens},000 tokens`;
    }),
  );
}

function listOf(site: Site, sections: readonly Section[]): string {
  const { title, description } = site.config;
  const root = rootOf(site);
  const pages = sections.flatMap(({ label, ids }) => [
    `\n## ${label}\n`,
    ...ids.map((id) => {
      const doc = site.doc(id);
      const { title: name = id, description: about = '' } = doc?.frontMatter ?? {};
      return `- [${name.replace(/[[\]]/g, '\\$&')}](${root}${encodeURI(markdownFile(id))}): ${about}`;
    }),
  ]);
  return `# ${title}\n\n> ${description}\n\n## Whole sections\n\n${[...wholeSections(site, sections), ...pages].join('\n')}\n`;
}
