// `learn new page ID`, `learn new release VERSION`: a file to fill in, at the place where it belongs.
import type { Command } from '../cli.ts';
import { ExpectedError } from '../diagnostics.ts';
import { newPage } from './new-page.ts';
import { newRelease } from './new-release.ts';

export const newCommand: Command = async ([kind, name = '', ...words], flags) => {
  if (kind === 'page') return newPage(name, words, flags);
  if (kind === 'release') return newRelease(name, words, flags);
  throw new ExpectedError(
    `There is nothing new called "${kind ?? ''}".`,
    'Write: learn new page ID, or: learn new release VERSION',
  );
};
