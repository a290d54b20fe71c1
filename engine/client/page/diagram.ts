// A diagram → the same over the whole window, half as large again or as large as fits, moved about by hand.

import type { ClientTexts } from '../texts.ts';
import { openDialog } from './enlarge.ts';

const LEAST = 1.5;
const MOST = 3;

export function enlargeDiagram(figure: Element, texts: ClientTexts): void {
  const shown = [...figure.querySelectorAll('svg')].find((one) => one.checkVisibility());
  if (!shown) return;
  const svg = shown.cloneNode(true) as SVGElement;
  const { width, height } = shown.getBoundingClientRect();
  const fits = Math.min((innerWidth * 0.96 - 40) / width, (innerHeight * 0.96 - 84) / height);
  const scale = Math.min(MOST, Math.max(LEAST, fits));
  svg.setAttribute('width', String(width * scale));
  svg.setAttribute('height', String(height * scale));
  const box = document.createElement('div');
  box.tabIndex = 0;
  box.append(svg);
  openDialog(box, shown.getAttribute('aria-label') ?? '', texts);
  box.focus();
  moveByHand(box);
}

/** A finger scrolls the box by itself. */
function moveByHand(box: HTMLElement): void {
  box.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
    box.setPointerCapture(event.pointerId);
    box.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  });
}
