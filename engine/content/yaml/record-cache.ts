// A folder of YAML records → what each was parsed to; a file is parsed again only when its bytes change.
import path from 'node:path';
import type { SiteFolder } from '../config/site-folder.ts';
import { listFiles } from '../list-files.ts';
import { type ParsedRecord, parsedOnce } from './cached-yaml.ts';
import { displayPath, readContent } from './small-files.ts';

/**
 * @param parse  text and name of a file → its value and what is wrong with it; pure.
 * @returns      by file name, in code-unit order.
 */
export function loadRecords<T>(
  loaded: SiteFolder,
  folder: string,
  parse: (text: string, name: string) => ParsedRecord<T>,
): Map<string, ParsedRecord<T>> {
  const names = listFiles(path.join(loaded.contentDir, folder), '.yaml', loaded.contentDir);
  return new Map(
    names.map((name) => {
      const place = `${folder}/${name}`;
      const bytes = readContent(loaded, place) ?? Buffer.alloc(0);
      const from = [displayPath(loaded, place), bytes];
      return [name, parsedOnce(loaded, from, () => parse(bytes.toString('utf8'), name))];
    }),
  );
}
