// What the operating system says when a file can't be read or written → words for the person who can fix it.

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'there is a folder in its place',
  EEXIST: 'a part of its path is a file',
  EBUSY: "a disk is mounted there, so it can't be replaced",
  ENOTEMPTY: 'another build has published there meanwhile',
  ELOOP: 'a link there leads to itself',
  ENAMETOOLONG: 'its name is too long',
};

/** The clause for an error of Node's file system; undefined for every other error. */
export function diskReason(error: unknown): string | undefined {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && syscall === 'mkdir') return 'no folder can be made there';
  return REASONS[code];
}
