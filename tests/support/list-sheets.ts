// A folder of the project → paths of its style sheets, from the project, sorted.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './site-folder.ts';

export function listSheets(folder: string): string[] {
  return readdirSync(path.join(projectDir, folder), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css') && !/node_modules|\.learn/.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}
