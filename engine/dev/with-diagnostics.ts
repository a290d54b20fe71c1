// A page of the development server, its diagnostics, what is due, and what readers said of it → the page that carries them, as data for the overlay.
import type { Due } from '../build/checks/stale-pages.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { escapeHtml } from '../text/html.ts';

/** Counts of answers, reasons and steps that readers were stuck at, and what they wrote. */
export type PageNotes = {
  yes: number;
  no: number;
  problems: number;
  reasons: Record<string, number>;
  stuck: Record<string, number>;
  texts: string[];
};

type Carried = {
  diagnostics: readonly Diagnostic[];
  notes: PageNotes | undefined;
  /** Why the page should be read again. */
  due: readonly Due[];
  generation: string;
  assets: { css: string; js: string };
};

/** A page without the script, such as a plain file, gets it, too. */
export function withDiagnostics(html: string, carried: Carried): string {
  const { diagnostics, notes, due, generation, assets } = carried;
  const head = html.includes(assets.js)
    ? ''
    : `<link rel="stylesheet" href="${assets.css}"><script type="module" src="${assets.js}"></script>`;
  const json = JSON.stringify(diagnostics).replaceAll('<', '\\u003c');
  const readers = notes ? ` data-readers="${escapeHtml(JSON.stringify(notes))}"` : '';
  const care = due.length ? ` data-due="${escapeHtml(JSON.stringify(due))}"` : '';
  const data = `<script type="application/json" id="dev-diagnostics" data-generation="${generation}"${readers}${care}>${json}</script>`;
  return html.replace('</head>', () => `${head}${data}</head>`);
}
