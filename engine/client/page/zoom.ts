// Pictures of an article → the same, as large as the window, in a dialog.
import type { ClientTexts } from '../texts.ts';

export function startZoom(texts: ClientTexts): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.article img')) {
    if (image.closest('a, button')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'zoom';
    button.setAttribute('aria-label', `${texts.zoom}: ${image.alt}`);
    image.replaceWith(button);
    button.append(image);
    button.addEventListener('click', () => void open(image, texts));
  }
}

async function open(image: HTMLImageElement, texts: ClientTexts): Promise<void> {
  const { openDialog } = await import('./enlarge.ts');
  const copy = image.cloneNode() as HTMLImageElement;
  copy.loading = 'eager';
  const dialog = openDialog(copy, image.alt, texts);
  dialog.addEventListener('click', () => dialog.close());
}
