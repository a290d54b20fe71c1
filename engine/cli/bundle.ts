// `learn bundle`: one zip of the built site that opens from a disk, or a section of it as one PDF; keys to sign it with.
import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { type BuiltSite, findSection, type Section } from '../../tools/offline/built-site.ts';
import { readSmallFile, writeNewKeys } from '../../tools/offline/key-files.ts';
import { makeBundle } from '../../tools/offline/make-bundle.ts';
import { MANIFEST } from '../../tools/offline/manifest.ts';
import { makePdf } from '../../tools/offline/pdf/make-pdf.ts';
import { privateKeyOf, writeSignature } from '../../tools/offline/signature.ts';
import { toZip } from '../../tools/offline/zip.ts';
import { openBuiltFolder } from '../build/files/built-folder.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { plural } from '../diagnostics/print-diagnostics.ts';
import { shownPath } from '../disk/shown-path.ts';
import { expectFile, writeForUser } from '../disk/write-for-user.ts';
import { slugify } from '../text/slug.ts';
import { findOutput } from './find-output.ts';
import type { Command } from './flags.ts';
import { startClock } from './progress.ts';

export const bundleCommand: Command = async (words, { out, ...flags }) => {
  if (flags['new-key'] !== undefined) return makeKeys(flags['new-key']);
  const elapsed = startClock();
  if (out !== undefined) expectFile(out, { replaces: BUNDLE });
  const key = flags.sign === undefined ? undefined : signingKey(flags.sign, flags.pdf);
  const dir = await findOutput(words, flags);
  const site = openBuiltFolder(dir);
  const section = flags.section === undefined ? undefined : findSection(site, flags.section);
  const name = nameOf(site, section);
  const { what, content, manifest } = flags.pdf
    ? await toPdf(site, section)
    : await toBundle(site, section, name);
  const at = out ?? `${name}.${flags.pdf ? 'pdf' : 'zip'}`;
  writeForUser(at, content, { replaces: BUNDLE });
  const megabytes = (content.length / 1e6).toFixed(1);
  process.stdout.write(
    `${what} in ${elapsed()} s: ${megabytes} MB → ${shownPath(path.resolve(at))}\n`,
  );
  if (key && manifest) {
    writeForUser(`${at}.sig`, writeSignature(manifest, key), { replaces: SIGNATURE });
    process.stdout.write(`Signed → ${shownPath(path.resolve(`${at}.sig`))}\n`);
  }
  return undefined;
};

/** Tells the key's name, by which readers know the public one. */
function makeKeys(at: string): undefined {
  if (at === '') throw new ExpectedError('The new key has no name.', '--new-key publisher.pem');
  const { publicAt, name } = writeNewKeys(at);
  process.stdout.write(
    `Private key, to sign with → ${at}\nPublic key, for your readers → ${publicAt}\nIts name: ${name}\n`,
  );
  return undefined;
}

function signingKey(at: string, isPdf: boolean | undefined): KeyObject {
  if (isPdf)
    throw new ExpectedError('A PDF can’t be signed here.', 'Sign the zip: leave --pdf out.');
  return privateKeyOf(readSmallFile(at, 'key'), at);
}

/** A signature, likewise. */
const SIGNATURE = /^learn bundle signature /;

/** A zip or a PDF, as an earlier run has written it. */
const BUNDLE = /^(?:PK[^a-zA-Z]{2}|%PDF-)/;

/** Without an ending; the zip's one folder is called the same. */
function nameOf({ title, version }: BuiltSite, section: Section | undefined): string {
  const whole = `${slugify(title)}-${version.replace(/[^\w.-]+/g, '-')}`;
  return section ? `${whole}-${section.slug}` : whole;
}

type Made = { what: string; content: Buffer; manifest?: Buffer };

async function toBundle(
  site: BuiltSite,
  section: Section | undefined,
  name: string,
): Promise<Made> {
  const files = await makeBundle(site, section);
  const manifest = files.get(MANIFEST) ?? Buffer.of();
  return { what: `Bundled ${plural(files.size, 'file')}`, content: toZip(files, name), manifest };
}

async function toPdf(site: BuiltSite, section: Section | undefined): Promise<Made> {
  if (!section)
    throw new ExpectedError(
      'A PDF holds one section.',
      `Name it: learn bundle --pdf --section ${site.sections[0]?.slug ?? 'NAME'}`,
    );
  const date = new Date().toISOString().slice(0, 10);
  const { pdf, missing } = await makePdf({ site, section, date });
  if (missing.length > 0)
    process.stderr.write(
      `The PDF lacks ${plural(missing.length, 'file')} that its pages show, because the build lacks them:\n${missing.join('\n')}\n`,
    );
  return { what: `Printed ${section.label}`, content: pdf };
}
