// The manifest of a bundle ↔ a file beside it that proves who has made it: Ed25519, by Node's own crypto.

import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { ExpectedError, sha256 } from '../../engine/tooling.ts';

/** The first line of each signature, so that nothing else that this key has signed can pass for one. */
const KIND = 'learn bundle signature 1';

const MALFORMED = 'is no signature of a bundle, or a damaged one';

/**
 * Four lines: the kind; the hash of the manifest; the hash of the public key (as SPKI DER); and the signature, as
 * base64, of the three lines before it, each with its line feed.
 */
export function writeSignature(manifest: string | Buffer, key: KeyObject): string {
  const signed = `${KIND}\nmanifest sha256:${sha256(manifest)}\nkey ${keyName(createPublicKey(key))}\n`;
  return `${signed}ed25519 ${sign(null, Buffer.from(signed), key).toString('base64')}\n`;
}

/** Why a signature doesn't prove that the owner of the key has made the bundle; undefined when it does. */
export function signatureProblem(
  text: string,
  manifest: Buffer,
  key: KeyObject,
): string | undefined {
  const form =
    /^(learn bundle signature 1\nmanifest (sha256:[0-9a-f]{64})\nkey (sha256:[0-9a-f]{64})\n)ed25519 ([A-Za-z0-9+/]{86}==)\n$/;
  const [, signed = '', hash, owner, signature = ''] =
    form.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (!signed) return MALFORMED;
  if (owner !== keyName(key))
    return `was made with another key, ${owner}; the key that you gave is ${keyName(key)}`;
  if (!verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64')))
    return 'is forged or damaged: it was not made with the key that it names';
  return hash === `sha256:${sha256(manifest)}` ? undefined : 'is that of another bundle';
}

/** What a publisher tells readers about a key, and what a signature names it by. */
export const keyName = (key: KeyObject): string =>
  `sha256:${sha256(key.export({ type: 'spki', format: 'der' }))}`;

/** @throws ExpectedError  when the text is no such key. @param shown  the file it comes from. */
export function privateKeyOf(pem: string | Buffer, shown: string): KeyObject {
  return keyOf(() => createPrivateKey(pem), `${shown} is no private key`, shown);
}

/** @throws ExpectedError  when the text is no such key. @param shown  the file it comes from. */
export function publicKeyOf(pem: string | Buffer, shown: string): KeyObject {
  const isPrivate = /PRIVATE KEY/.test(String(pem));
  if (isPrivate)
    throw new ExpectedError(
      `${shown} is a private key, which is only for signing.`,
      'Verify with the public key, which "learn bundle --new-key" writes beside it.',
    );
  return keyOf(() => createPublicKey(pem), `${shown} is no public key`, shown);
}

function keyOf(read: () => KeyObject, problem: string, shown: string): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = read();
  } catch {
    // A file of another kind, or a key with a password.
  }
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new ExpectedError(
    key ? `${shown} is a key of another kind than Ed25519.` : `${problem} in the PEM form.`,
    'Make one: learn bundle --new-key publisher.pem',
  );
}
