// `data-changes` under a title → "4 changes since 10.15.2, 1 breaking", which opens them, newest first.
import { fill } from '../../text/fill.ts';
import { fetchJson } from '../files.ts';
import type { AsOf } from './as-of.ts';
import type { ChoiceFile } from './choice-file.ts';
import type { Undo } from './fold.ts';

/** A file of changes: newest first, each as HTML of this site's own build. */
export type PageChanges = [version: string, html: string][];

export function showChanges(asOf: AsOf, choices: ChoiceFile): Undo[] {
  const box = document.querySelector<HTMLDetailsElement>('details[data-changes]');
  const note = noteOfUnknown(asOf, choices);
  const said = box ? showLine(box, asOf, choices) : [];
  return [...note, ...said];
}

/** `11.14.0:3:1 11.9.0:1`: version, changes, and how many of them are urgent. */
function countAfter(text: string, { at, order }: AsOf): { count: number; urgent: number } {
  let count = 0;
  let urgent = 0;
  for (const one of text.split(' ')) {
    const [version = '', all, some] = one.split(':');
    if ((order.get(version) ?? 0) <= at) continue;
    count += Number(all ?? 0);
    urgent += Number(some ?? 0);
  }
  return { count, urgent };
}

function showLine(box: HTMLDetailsElement, asOf: AsOf, { versions, texts }: ChoiceFile): Undo[] {
  const { changes = '', from = '' } = box.dataset;
  const found = countAfter(changes, asOf);
  if (found.count === 0) return [];
  const summary = box.querySelector('summary');
  const list = box.querySelector('ul');
  const own = { ...found, version: versions[asOf.at] ?? '' };
  if (summary) summary.textContent = fill(found.urgent ? texts.urgentChanges : texts.changes, own);
  box.hidden = false;
  const open = () => {
    if (!box.open || !list || list.childElementCount) return;
    void fetchJson<PageChanges>(from).then((all) => {
      const later = all.filter(([version]) => (asOf.order.get(version) ?? 0) > asOf.at);
      list.replaceChildren(...later.map(([, html]) => itemOf(html)));
    });
  };
  box.addEventListener('toggle', open);
  return [
    () => {
      box.removeEventListener('toggle', open);
      box.hidden = true;
      box.open = false;
      list?.replaceChildren();
    },
  ];
}

function itemOf(html: string): HTMLLIElement {
  const item = document.createElement('li');
  item.innerHTML = html;
  return item;
}

/** Rows tell nothing of a version before the first one that is known. */
function noteOfUnknown(
  { at, platform, order }: AsOf,
  { known, texts, options }: ChoiceFile,
): Undo[] {
  const first = known[platform];
  const row = document.querySelector('.article tr:is([data-since], [data-until], [data-changed])');
  if (!row || first === undefined || (order.get(first) ?? 0) <= at) return [];
  const label = options.flatMap(({ values }) => values).find(([id]) => id === platform)?.[1];
  const note = document.createElement('p');
  note.className = 'as-of-note';
  note.textContent = fill(texts.unknownBefore, { known: first, platform: label ?? platform });
  document.querySelector('.article')?.before(note);
  return [() => note.remove()];
}
