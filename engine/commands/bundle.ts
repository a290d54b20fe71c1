// `learn bundle`: one zip of the built site that opens from a disk, or a section of it as one PDF.
import path from 'node:path';
import { type BuiltSite, findSection, openBuiltSite, type Section } from '../bundle/built-site.ts';
import { makeBundle } from '../bundle/make-bundle.ts';
import { makePdf } from '../bundle/pdf/make-pdf.ts';
import { toZip } from '../bundle/zip.ts';
import type { Command } from '../cli.ts';
import { writeAtomic } from '../content/write-atomic.ts';
import { ExpectedError } from '../diagnostics.ts';
import { plural } from '../print-diagnostics.ts';
import { slugify } from '../slug.ts';
import { findOutput } from './find-output.ts';
import { shownPath, startClock } from './told.ts';

export const bundleCommand: Command = async (words, { out, ...flags }) => {
  const elapsed = startClock();
  const dir = await findOutput(words, flags);
  const site = openBuiltSite(dir);
  const section = flags.section === undefined ? undefined : findSection(site, flags.section);
  const name = nameOf(site, section);
  const { what, content } = flags.pdf
    ? await toPdf(site, section, dir)
    : await toBundle(site, section, name);
  const at = path.resolve(out ?? `${name}.${flags.pdf ? 'pdf' : 'zip'}`);
  writeAtomic(at, content);
  const megabytes = (content.length / 1e6).toFixed(1);
  process.stdout.write(`${what} in ${elapsed()} s: ${megabytes} MB → ${shownPath(at)}\n`);
  return undefined;
};

/** Without an ending; the zip's one folder is called the same. */
function nameOf({ title, version }: BuiltSite, section: Section | undefined): string {
  const whole = `${slugify(title)}-${version.replace(/[^\w.-]+/g, '-')}`;
  return section ? `${whole}-${section.slug}` : whole;
}

type Made = { what: string; content: Buffer };

async function toBundle(
  site: BuiltSite,
  section: Section | undefined,
  name: string,
): Promise<Made> {
  const files = await makeBundle(site, section);
  return { what: `Bundled ${plural(files.size, 'file')}`, content: toZip(files, name) };
}

async function toPdf(site: BuiltSite, section: Section | undefined, dir: string): Promise<Made> {
  if (!section)
    throw new ExpectedError(
      'A PDF holds one section.',
      `Name it: learn bundle --pdf --section ${site.sections[0]?.slug ?? 'NAME'}`,
    );
  const date = new Date().toISOString().slice(0, 10);
  const content = await makePdf({ site, section, dir, date });
  return { what: `Printed ${section.label}`, content };
}
