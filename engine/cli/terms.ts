// `learn terms vale|cspell`: the terms of a site as the configuration of another checker of prose or spelling.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toCspell } from '../../tools/terms/to-cspell.ts';
import { toVale } from '../../tools/terms/to-vale.ts';
import { loadConfig } from '../content/config/load-config.ts';
import { loadTerms } from '../content/pages/terms.ts';
import {
  ContentError,
  type Diagnostic,
  ExpectedError,
  hasErrors,
} from '../diagnostics/diagnostics.ts';
import { shownPath } from '../disk/shown-path.ts';
import { expectFile, writeForUser } from '../disk/write-for-user.ts';
import { nearest } from '../text/nearest.ts';
import type { Command } from './flags.ts';
import { configOptions } from './options.ts';

const KINDS = ['vale', 'cspell'];
/** A file that this command has written may be written again; no other. */
const OWN = { replaces: /^# Written by "learn terms" from/ };

/** A team may have its own, with more in it. */
const CONFIGS = ['.vale.ini', 'cspell.config.yaml'];

const isTheirs = (at: string): boolean =>
  existsSync(at) && !OWN.replaces.test(readFileSync(at, 'utf8'));

export const termsCommand: Command = async ([kind = '', ...words], { out, ...flags }) => {
  if (!KINDS.includes(kind)) {
    const meant = nearest(kind, KINDS);
    throw new ExpectedError(
      `There is no configuration for "${kind}".${meant ? ` Closest: ${meant}` : ''}`,
      'Write: learn terms vale, or: learn terms cspell',
    );
  }
  const loaded = await loadConfig(configOptions(words, flags));
  const diagnostics: Diagnostic[] = [];
  const terms = loadTerms(loaded, diagnostics);
  if (hasErrors(diagnostics)) throw new ContentError(diagnostics);
  const { lang, product } = loaded.config;
  const files = kind === 'vale' ? toVale(terms) : toCspell(terms, { lang, names: [product.name] });
  const { siteDir, contentDir } = loaded;
  // A folder of pages alone is its own site: what is around it is somebody else's.
  const beside = contentDir === siteDir ? siteDir : path.dirname(contentDir);
  const folder = path.resolve(out ?? beside);
  const places = [...files].map(([name, text]) => ({ name, at: path.join(folder, name), text }));
  const theirs = places.filter(({ name, at }) => CONFIGS.includes(name) && isTheirs(at));
  const own = places.filter((one) => !theirs.includes(one));
  for (const { at } of own) expectFile(at, OWN);
  for (const { at, text } of own) writeForUser(at, text, { ...OWN, within: folder });
  const written = own.map(({ name }) => name).join(', ');
  process.stdout.write(`Wrote ${written} → ${shownPath(folder)}\n`);
  for (const { name } of theirs)
    process.stdout.write(
      `${name} is yours and stays. Take from it what "learn terms" writes into an empty folder (--out DIR).\n`,
    );
  return undefined;
};
