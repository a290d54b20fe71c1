// What an id must be, so that it can be an address and a file on every host.

/** Signs that end a path in an address, or that no file system and server agree on. */
const SIGN = /[?#\\\p{Cc}]/u;

/** Why a text can't be a page's id, as the end of a sentence that begins with the id; undefined when it can. */
export function idProblem(id: string): string | undefined {
  const [sign] = SIGN.exec(id) ?? [];
  if (sign) return `has ${sign < ' ' ? 'a control character' : `"${sign}"`} in it`;
  if (id.startsWith('/')) return 'begins with "/"';
  const parts = id.split('/');
  if (parts.includes('')) return 'has an empty part';
  if (parts.some((part) => part.startsWith('.'))) return 'has a part that begins with "."';
  if (id.startsWith('_')) return 'begins with "_", as only files of the engine do';
  return undefined;
}
