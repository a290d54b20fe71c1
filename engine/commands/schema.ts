// `learn schema`: the JSON Schemas of the YAML files, for editors that complete and check while one types.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from '../cli.ts';
import { jsonSchemas } from '../content/json-schemas.ts';
import { loadConfig } from '../content/load-config.ts';
import { configOptions } from './options.ts';

export const schemaCommand: Command = async (words, flags) => {
  const loaded = await loadConfig(configOptions(words, flags));
  const folder = path.join(loaded.contentDir, 'schemas');
  mkdirSync(folder, { recursive: true });
  const files = jsonSchemas(loaded.collections);
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  const shown = path.relative(process.cwd(), folder);
  process.stdout.write(`Wrote ${[...files.keys()].join(', ')} → ${shown}\n`);
  return undefined;
};
