// The part of an address behind `#` → the element it names.

/** Percent signs that encode nothing stay as they are: an address is typed by people, too. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param hash  with its `#`; that of the open page unless given. */
export function anchoredElement(hash = location.hash): HTMLElement | null {
  const id = decodePart(hash.slice(1));
  return id === '' ? null : document.getElementById(id);
}
