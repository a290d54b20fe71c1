// `learn new page ID`, `learn new KIND NAME`: a file to fill in, at the place where it belongs.

import { loadConfig } from '../content/config/load-config.ts';
import { loadSite } from '../content/load-site.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import type { Command } from './flags.ts';
import { newPage } from './new-page.ts';
import { configOptions } from './options.ts';

export const newCommand: Command = async ([kind = '', name = '', ...words], flags) => {
  if (kind === 'page') return newPage(name, words, flags);
  const loaded = await loadConfig(configOptions(words, flags));
  const templates = loaded.collections.flatMap((collection) =>
    Object.entries(collection.templates ?? {}).map(([own, template]) => ({
      own,
      template,
      collection,
    })),
  );
  const found = templates.find(({ own }) => own === kind);
  if (!found) {
    const calls = templates.map(({ own, template }) => `learn new ${own} ${template.argument}`);
    throw new ExpectedError(
      `There is nothing new called "${kind}".`,
      `Write: ${['learn new page ID', ...calls].join(', or: ')}`,
    );
  }
  const { collections } = loadSite(loaded);
  const { data } = collections.find((one) => one.collection === found.collection) ?? {};
  const input = { loaded, records: data?.records, flags };
  const lines = found.template.create(name, input);
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return undefined;
};
