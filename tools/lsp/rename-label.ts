// A label and its new one → edits of every record that says it, and of the bold words that name it.
import type { WorkspaceEdit } from 'vscode-languageserver';
import { stringify } from 'yaml';
import { ExpectedError, type LiveSite, type Range } from '../../engine/tooling.ts';
import { placesOfLabel } from './labels.ts';
import { toLocation } from './places.ts';

type LabelRename = { pageId: string; label: string; newLabel: string };

/** @throws ExpectedError  when the new one can't be in bold. */
export function renameLabel(
  { pageId, label, newLabel }: LabelRename,
  live: LiveSite,
): WorkspaceEdit {
  if (newLabel.trim() !== newLabel || newLabel === '' || /[*\n]/.test(newLabel))
    throw new ExpectedError(
      `"${newLabel}" can't be a label.`,
      'Write words without "*" and without spaces around them.',
    );
  const changes: NonNullable<WorkspaceEdit['changes']> = {};
  for (const place of placesOfLabel(live, pageId, label)) {
    const { uri, range } = toLocation(place, live.loaded);
    const newText = /\.ya?ml$/.test(place.path) ? scalar(place, newLabel) : newLabel;
    changes[uri] = [...(changes[uri] ?? []), { range, newText }];
  }
  return { changes };
}

/** Inside the quotes that are there; with some, where the words need them. */
function scalar({ lineText = '', column }: Range, text: string): string {
  const quote = lineText[column - 2];
  if (quote === '"') return JSON.stringify(text).slice(1, -1);
  if (quote === "'") return text.replaceAll("'", "''");
  return stringify(text).trimEnd();
}
