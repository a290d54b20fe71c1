// Diagnostics of the open page → a panel over it: place, sentence, line, hint. Folds away with Escape.
import { element } from './element.ts';
import { openSource } from './open-source.ts';
import './overlay.css';

type Shown = {
  severity: string;
  code: string;
  message: string;
  path: string;
  line: number;
  column: number;
  lineText?: string;
  lineFrom?: number;
  length?: number;
  hint?: string;
};

export function showOverlay(): void {
  document.getElementById('dev-overlay')?.remove();
  const text = document.getElementById('dev-diagnostics')?.textContent ?? '[]';
  const diagnostics = JSON.parse(text) as Shown[];
  if (diagnostics.length === 0) return;
  const panel = element('details', '', 'dev-overlay');
  panel.id = 'dev-overlay';
  const errors = diagnostics.filter((one) => one.severity === 'error').length;
  (panel as HTMLDetailsElement).open = errors > 0;
  panel.append(
    element(
      'summary',
      `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')} on this page`,
    ),
    ...diagnostics.map(toElement),
  );
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') (panel as HTMLDetailsElement).open = false;
  });
  document.body.append(panel);
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

function toElement(one: Shown): HTMLElement {
  const box = element('div', '', `dev-problem ${one.severity}`);
  box.append(placeOf(one), element('p', one.message, 'dev-message'));
  if (one.lineText !== undefined) {
    const at = one.column - 1 - (one.lineFrom ?? 0);
    const marked = one.lineText.slice(at, at + (one.length ?? 1));
    const line = element('pre', one.lineText.slice(Math.max(0, at - 59), at));
    line.append(element('mark', marked), one.lineText.slice(at + marked.length).slice(0, 60));
    box.append(line);
  }
  if (one.hint) box.append(element('p', one.hint, 'dev-hint'));
  return box;
}

/** The place opens the editor. */
function placeOf({ path, line, column, code }: Shown): HTMLElement {
  if (!path) return element('p', code, 'dev-place');
  const place = element('button', `${path}:${line}:${column}  ${code}`, 'dev-place');
  (place as HTMLButtonElement).type = 'button';
  place.title = 'Open in your editor';
  place.addEventListener('click', () => void openSource({ path, line, column }));
  return place;
}
