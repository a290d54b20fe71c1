// `learn schema`: the JSON Schemas of the YAML files, for editors that complete and check while one types.
import path from 'node:path';
import { loadConfig } from '../content/config/load-config.ts';
import { jsonSchemas } from '../content/yaml/json-schemas.ts';
import { writeForUser } from '../disk/write-for-user.ts';
import type { Command } from './flags.ts';
import { configOptions } from './options.ts';

export const schemaCommand: Command = async (words, flags) => {
  const loaded = await loadConfig(configOptions(words, flags));
  const folder = path.join(loaded.contentDir, 'schemas');
  const files = jsonSchemas(loaded.collections);
  for (const [name, text] of files)
    writeForUser(path.join(folder, name), text, { within: loaded.contentDir });
  const shown = path.relative(process.cwd(), folder);
  process.stdout.write(`Wrote ${[...files.keys()].join(', ')} → ${shown}\n`);
  return undefined;
};
