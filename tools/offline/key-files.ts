// Keys and signatures of a publisher ↔ files: a new pair is written, an existing file is never replaced.

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { ExpectedError } from '../../engine/tooling.ts';
import { keyName } from './signature.ts';

/**
 * Writes the private key, for its owner's eyes only, and the public one beside it; both or none.
 *
 * @param at               `publisher.pem`; the public key goes to `publisher.public.pem`.
 * @throws ExpectedError   when one of the files is there.
 */
export function writeNewKeys(at: string): { publicAt: string; name: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const publicAt = `${at.replace(/\.pem$/, '')}.public.pem`;
  writeNew(at, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  try {
    writeNew(publicAt, publicKey.export({ type: 'spki', format: 'pem' }), 0o644);
  } catch (error) {
    rmSync(at);
    throw error;
  }
  return { publicAt, name: keyName(publicKey as KeyObject) };
}

const MOST_BYTES = 100_000;

/** @param what  the file is to be. @throws ExpectedError  when there is none, or it can't be one. */
export function readSmallFile(at: string, what: 'key' | 'signature'): Buffer {
  const stats = statSync(at, { throwIfNoEntry: false });
  if (!stats) throw new ExpectedError(`There is no ${what} ${at}.`);
  if (!stats.isFile() || stats.size > MOST_BYTES) throw new ExpectedError(`${at} is no ${what}.`);
  return readFileSync(at);
}

/** With `wx`, whatever is there stays as it is, even a link to nowhere. */
function writeNew(at: string, pem: string | Buffer, mode: number): void {
  try {
    writeFileSync(at, pem, { flag: 'wx', mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new ExpectedError(
      `${at} is there: a key is never replaced.`,
      'Give the new key another name.',
    );
  }
}
