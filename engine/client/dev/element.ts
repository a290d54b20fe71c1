// A tag and a text → an element that shows it, as text alone.

export function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
