// Pictures of an article → the same, as large as the window, in a dialog.
import type { ClientTexts } from './texts.ts';

export function startZoom(texts: ClientTexts): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.article img')) {
    if (image.closest('a, button')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'zoom';
    button.setAttribute('aria-label', `${texts.zoom}: ${image.alt}`);
    image.replaceWith(button);
    button.append(image);
    button.addEventListener('click', () => open(image, texts));
  }
}

function open(image: HTMLImageElement, texts: ClientTexts): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoomed';
  dialog.setAttribute('aria-label', image.alt);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = texts.close;
  const copy = image.cloneNode() as HTMLImageElement;
  copy.loading = 'eager';
  dialog.append(copy, close);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
