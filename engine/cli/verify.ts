// `learn verify`: every file of a bundle that differs from its manifest, and whether the manifest is signed with a
// publisher's key; exit status 1 when a file differs.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSmallFile } from '../../tools/offline/key-files.ts';
import { shownName } from '../../tools/offline/names.ts';
import { findDifferences, openBundle, readManifest } from '../../tools/offline/read-bundle.ts';
import { keyName, publicKeyOf, signatureProblem } from '../../tools/offline/signature.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { plural } from '../diagnostics/print-diagnostics.ts';
import type { Command, Flags } from './flags.ts';

export const verifyCommand: Command = async ([at], flags) => {
  if (!at)
    throw new ExpectedError(
      'There is nothing to verify.',
      'learn verify BUNDLE, a zip or a folder',
    );
  const bundle = await openBundle(at, mostBytesOf(flags));
  try {
    const manifest = await readManifest(bundle, at);
    const signed = checkSignature(at, manifest, flags);
    const found = await findDifferences(bundle, manifest, at);
    for (const { name, what } of found)
      process.stdout.write(`${what.padEnd(7)}  ${shownName(name)}\n`);
    const all = plural(bundle.files.size - 1, 'file');
    process.stdout.write(
      found.length
        ? `${plural(found.length, 'file')} of ${all} differ from the bundle that was made.\n`
        : `${all}: all are as they were when the bundle was made.\n${signed}`,
    );
    return found.length ? 1 : 0;
  } finally {
    await bundle.close();
  }
};

function mostBytesOf({ 'max-size': megabytes }: Flags): number | undefined {
  if (megabytes === undefined) return undefined;
  const most = Number(megabytes);
  if (megabytes.trim() !== '' && Number.isFinite(most) && most > 0) return most * 1e6;
  throw new ExpectedError(`"${megabytes}" is no size.`, 'Give a number of megabytes.');
}

/** @returns  what is printed about it. @throws ExpectedError  when it isn't the publisher's. */
function checkSignature(at: string, manifest: Buffer, { key, signature }: Flags): string {
  if (key === undefined) {
    if (signature === undefined) return '';
    throw new ExpectedError(
      'A signature is checked with the key of the publisher.',
      'Name it: learn verify BUNDLE --key PUBLIC.pem --signature FILE',
    );
  }
  const publicKey = publicKeyOf(readSmallFile(key, 'key'), key);
  const file = signature ?? findSignature(at);
  const problem = signatureProblem(
    readSmallFile(file, 'signature').toString(),
    manifest,
    publicKey,
  );
  if (problem) throw new ExpectedError(`The signature ${file} ${problem}.`, DISTRUST);
  return `The signature ${file} is valid: the bundle comes from the owner of the key ${keyName(publicKey)}.\n`;
}

const DISTRUST = 'Don’t use this bundle until its publisher has confirmed it.';

/** Beside the bundle; whoever has unpacked it may have the signature of the zip there. */
function findSignature(at: string): string {
  const base = path.join(path.dirname(at), path.basename(at));
  const names = [`${base}.sig`, `${base}.zip.sig`];
  const found = names.find((name) => existsSync(name));
  if (found) return found;
  throw new ExpectedError(
    `There is no signature ${names[0]}: nothing is known about who made ${at}.`,
    'Get it from the publisher, or name it: --signature FILE',
  );
}
