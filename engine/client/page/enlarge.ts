// Something to look at → a dialog over the page that shows it larger, until it is closed.

import type { ClientTexts } from '../texts.ts';
import css from './enlarge.css?inline';

let sheet: CSSStyleSheet | undefined;

export function openDialog(what: Element, label: string, texts: ClientTexts): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoomed';
  dialog.setAttribute('aria-label', label);
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', texts.close);
  close.addEventListener('click', () => dialog.close());
  dialog.append(close, what);
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
