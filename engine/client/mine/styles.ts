// The style of the choice, and of what it marks → this document, once.
import css from './mine.css?inline';

let isHere = false;

export function addStyles(): void {
  if (isHere) return;
  isHere = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
