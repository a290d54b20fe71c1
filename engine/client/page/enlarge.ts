// Something to look at → a dialog over the page that shows it larger, until it is closed.

import { adoptStyles } from '../adopt-styles.ts';
import type { ClientTexts } from '../texts.ts';
import css from './enlarge.css?inline';

export function openDialog(what: Element, label: string, texts: ClientTexts): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoomed';
  dialog.setAttribute('aria-label', label);
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', texts.close);
  close.addEventListener('click', () => dialog.close());
  dialog.append(close, what);
  adoptStyles(css);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
