// The open page → a small folded panel in the corner: its key, and why it should be read again. For its author alone.
import { element } from './element.ts';
import './overlay.css';

/** See `Due` of the server. */
type Due =
  | { reason: 'review'; date: string }
  | { reason: 'owner' }
  | { reason: 'changed'; in: string; date: string };

export function showPagePanel(): void {
  document.getElementById('dev-page')?.remove();
  const data = document.getElementById('dev-diagnostics');
  if (!data) return;
  const due = JSON.parse(data.dataset.due ?? '[]') as Due[];
  const panel = document.createElement('details');
  panel.id = 'dev-page';
  panel.className = 'dev-overlay dev-readers dev-page';
  const says = element('p', '');
  says.id = 'dev-open-says';
  says.setAttribute('role', 'status');
  const key = element('p', ' opens the section in view in your editor.');
  key.prepend(element('kbd', 'e'));
  panel.append(
    element('summary', due.length > 0 ? 'Read this page again' : 'This page'),
    ...due.map((one) => element('p', sayDue(one))),
    key,
    says,
  );
  document.body.append(panel);
}

function sayDue(due: Due): string {
  if (due.reason === 'owner') return 'It has no owner.';
  if (due.reason === 'review') return `Its review was due by ${due.date}.`;
  return `What it is about changed in ${due.in} on ${due.date}, after its text.`;
}
