// The tools that every site has: search, and reading a page or a section of it.

import { z } from 'zod';
import {
  type AnyTool,
  anchorsIn,
  type BuiltSite,
  cutSection,
  defineTool,
  ExpectedError,
  lookUp,
  nearest,
} from '../../engine/tooling.ts';
import { asOfVersion, expectVersion, isNewer } from './as-of-version.ts';
import type { SectionSearch } from './search-sections.ts';

/** Characters of an answer's text; what is longer comes in parts. */
const PART = 40_000;

const page = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .describe('id of a page, as search gives it, such as "guide/start"; or its address');

const version = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .optional()
  .describe('the version in use, such as "11.9.0": says what it lacks, and how it differs');

/** The text as it is, or as of a version. */
async function textAsOf(
  text: string,
  requested: string | undefined,
  built: BuiltSite,
): Promise<string> {
  return requested === undefined
    ? text
    : asOfVersion(text, requested, await expectVersion(requested, built));
}

export const ownTools = (search: SectionSearch): AnyTool[] => [
  searchTool(search),
  readPage,
  readSection,
];

const searchTool = (search: SectionSearch) =>
  defineTool({
    name: 'search',
    title: 'Search the documentation',
    description:
      'Sections of the documentation that answer a question, best first. A question in plain words works; so do names, error messages and misspelled words. Read the section that fits with read_section before you answer.',
    input: z.strictObject({
      query: z.string().trim().min(1).max(400).describe('a question, or a few words'),
      section: z
        .string()
        .max(100)
        .optional()
        .describe('only in this section of the site: its slug'),
      limit: z
        .int()
        .min(1)
        .max(20)
        .default(8)
        .describe('sections at most, 1 to 20; 8 unless given'),
      version,
    }),
    async answer({ query, section, limit, version: requested }, built) {
      const versions = requested === undefined ? [] : await expectVersion(requested, built);
      if (section !== undefined) await expectSection(section, search);
      const found = await search.ask(query, { limit, ...(section ? { section } : {}) });
      const hits = await Promise.all(
        found.sections.map(async ({ score: _, ...hit }) => ({
          ...hit,
          url: await built.urlOf(hit.id, hit.anchor),
        })),
      );
      const reported = found.corrected ? [`Searched for: ${found.corrected}`, ''] : [];
      const near =
        found.nearest.length > 0 ? ` Words of the site: ${found.nearest.join(', ')}.` : '';
      const noteOf = (hit: { heading: string }) =>
        requested !== undefined && isNewer(hit.heading, requested, versions)
          ? ` [not in ${requested}]`
          : '';
      const lines = hits.flatMap(({ id, anchor, crumbs, excerpt, ...hit }, i) => [
        `${i + 1}. ${nameOf(hit)}${noteOf(hit)}${crumbs.length > 0 ? ` (${crumbs.join(' › ')})` : ''}`,
        `   page: ${id}${anchor ? `, anchor: ${anchor}` : ''}`,
        ...(excerpt
          ? [`   ${requested ? asOfVersion(excerpt, requested, versions) : excerpt}`]
          : []),
      ]);
      return {
        text: [...reported, ...(lines.length > 0 ? lines : [`Nothing found.${near}`])].join('\n'),
        cite: hits.map((hit) => ({ title: nameOf(hit), url: hit.url })),
        data: { hits, ...(found.corrected ? { corrected: found.corrected } : {}) },
      };
    },
  });

const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'A page of the documentation as Markdown. Every heading ends in its anchor, {#anchor}. Long pages come in parts; read_section is shorter.',
  input: z.strictObject({
    page,
    part: z.int().min(1).default(1).describe('which part of a long page, from 1; 1 unless given'),
    version,
  }),
  async answer({ page: written, part, version: requested }, built) {
    const { id } = await built.find(written);
    const parts = inParts(await textAsOf(await built.markdown(id), requested, built));
    const text = parts[part - 1];
    if (text === undefined)
      throw new ExpectedError(
        `The page "${id}" has ${parts.length === 1 ? 'one part' : `${parts.length} parts`}; part ${part} is not there.`,
        `Allowed for "part": 1 to ${parts.length}.`,
      );
    const more =
      part < parts.length
        ? `\n(Part ${part} of ${parts.length}: go on with part ${part + 1}.)`
        : '';
    return { text: text + more, cite: [await citation(id, '', built)] };
  },
});

const readSection = defineTool({
  name: 'read_section',
  title: 'Read a section of a page',
  description:
    'One section of a page as Markdown: a heading with all below it, or a row of a table. Without an anchor: the beginning of the page.',
  input: z.strictObject({
    page,
    anchor: z
      .string()
      .trim()
      .max(300)
      .optional()
      .describe('as search gives it, such as "limits"; it may also stand in the address, after #'),
    version,
  }),
  async answer({ page: written, anchor: given, version: requested }, built) {
    const { id, anchor: found } = await built.find(written);
    const anchor = (given ?? found).replace(/^#/, '');
    const markdown = await built.markdown(id);
    const text = cutSection(markdown, anchor);
    if (text === undefined) throw noAnchor(id, anchor, anchorsIn(markdown));
    const [first = '', ...others] = inParts(await textAsOf(text, requested, built));
    const more = others.length > 0 ? '\n(The section goes on: read the page.)' : '';
    return { text: first + more, cite: [await citation(id, anchor, built)] };
  },
});

async function expectSection(section: string, search: SectionSearch): Promise<void> {
  const known = Object.keys(await search.sections());
  if (!known.includes(section))
    throw new ExpectedError(
      `The site has no section "${section}".`,
      `Allowed for "section": ${known.join(', ')}`,
    );
}

/** Names the anchors nearest to one that isn't there. */
function noAnchor(id: string, anchor: string, anchors: readonly string[]): ExpectedError {
  const near = nearest(anchor, anchors);
  return new ExpectedError(
    `The page "${id}" has no section "${anchor}".${near ? ` Closest: ${near}` : ''}`,
    anchors.length > 0
      ? `Its anchors: ${anchors.slice(0, 60).join(', ')}`
      : 'It has no sections: read the whole page.',
  );
}

async function citation(id: string, anchor: string, built: BuiltSite) {
  const title = lookUp(await built.pages(), id)?.title ?? id;
  return { title, url: await built.urlOf(id, anchor) };
}

const nameOf = ({ title, heading }: { title: string; heading: string }): string =>
  heading === title ? title : `${title} › ${heading}`;

/** Cut at line ends. */
function inParts(text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = text.length - at <= PART ? text.length : text.lastIndexOf('\n', at + PART);
    const stop = end <= at ? Math.min(text.length, at + PART) : end;
    parts.push(text.slice(at, stop));
    at = stop;
  }
  return parts.length > 0 ? parts : [''];
}
