// What readers said of the open page → a folded panel beside it, for its author. Readers' words are shown as text alone.
import { element } from './element.ts';
import './overlay.css';

/** See `PageNotes` of the server. */
type Notes = {
  yes: number;
  no: number;
  problems: number;
  reasons: Record<string, number>;
  stuck: Record<string, number>;
  texts: string[];
};

export function showReaders(): void {
  document.getElementById('dev-readers')?.remove();
  const text = document.getElementById('dev-diagnostics')?.dataset.readers;
  if (!text) return;
  const { yes, no, problems, reasons, stuck, texts } = JSON.parse(text) as Notes;
  const panel = document.createElement('details');
  panel.id = 'dev-readers';
  panel.className = 'dev-overlay dev-readers';
  const counts = [`yes ${yes}`, `no ${no}`, ...(problems ? [`problems ${problems}`] : [])];
  panel.append(
    element('summary', `Readers of this page: ${counts.join(', ')}`),
    ...line('Why not', reasons),
    ...line('Stuck at', stuck),
    ...texts.map((one) => element('blockquote', one)),
  );
  document.body.append(panel);
}

function line(label: string, counts: Record<string, number>): HTMLElement[] {
  const words = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return words.length ? [element('p', `${label}: ${words.join(', ')}`)] : [];
}
