// A folder of YAML records → what each was parsed to; a file is parsed again only when its bytes change.
import path from 'node:path';
import type { SiteFolder } from '../config/site-folder.ts';
import { listFiles } from '../list-files.ts';
import { type ParsedRecord, parsedOnce } from './cached-yaml.ts';
import { displayPath, readContent } from './small-files.ts';

/**
 * @param parse  text and name of a file → its value and what is wrong with it; pure.
 * @param names  of files in the folder; all of them unless given.
 * @returns      by file name, in code-unit order.
 */
export function loadRecords<T>(
  loaded: SiteFolder,
  folder: string,
  parse: (text: string, name: string) => ParsedRecord<T>,
  names = namesIn(loaded, folder),
): Map<string, ParsedRecord<T>> {
  return new Map(
    names.map((name) => {
      const file = path.join(loaded.contentDir, folder, name);
      const known = loaded.parsed.get(`last of ${file}`) as Last<T> | undefined;
      if (known && loaded.changed?.has(file) === false) return [name, known.value];
      return [name, readRecord(loaded, { folder, name, file }, parse)];
    }),
  );
}

/** What a file was last parsed to, and the name of that among all that was parsed. */
type Last<T> = { value: ParsedRecord<T>; name: string };

/** Of a file that is typed in, only the last record is kept. */
function readRecord<T>(
  loaded: SiteFolder,
  { folder, name, file }: { folder: string; name: string; file: string },
  parse: (text: string, name: string) => ParsedRecord<T>,
): ParsedRecord<T> {
  const place = `${folder}/${name}`;
  const bytes = readContent(loaded, place) ?? Buffer.alloc(0);
  const from = [displayPath(loaded, place), bytes];
  const last = parsedOnce(loaded, from, () => parse(bytes.toString('utf8'), name));
  const before = loaded.parsed.get(`last of ${file}`) as Last<T> | undefined;
  if (before && before.name !== last.name) loaded.parsed.delete(before.name);
  loaded.parsed.set(`last of ${file}`, last);
  return last.value;
}

function namesIn(loaded: SiteFolder, folder: string): readonly string[] {
  const at = path.join(loaded.contentDir, folder);
  const known = loaded.changed && loaded.parsed.get(`names in ${at}`);
  const names = (known as readonly string[]) ?? listFiles(at, '.yaml', loaded.contentDir);
  loaded.parsed.set(`names in ${at}`, names);
  return names;
}
