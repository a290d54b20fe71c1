// A folder → what a site without a title is called: the nearest name that says something, as a person would write it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { humanize } from '../sidebars/generate-sidebar.ts';

/** Names that tell where texts are, and not what they are about. */
const PLAIN = new Set(
  'book content contents doc docs documentation en guide guides markdown md pages site source src text texts website www'.split(
    ' ',
  ),
);

/** Looks no further than the repository, or three folders up. */
const MOST_UP = 3;

/** `~/work/my-tool/docs/src` → `My tool`; `Docs` where no name says more. */
export function folderTitle(folder: string): string {
  let at = path.resolve(folder);
  for (let up = 0; up <= MOST_UP; up++) {
    const name = path.basename(at);
    if (name !== '' && !PLAIN.has(name.toLowerCase())) return humanize(name) || 'Docs';
    if (existsSync(path.join(at, '.git'))) break;
    at = path.dirname(at);
  }
  return 'Docs';
}
