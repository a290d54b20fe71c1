// A text → said by screen readers.

/** Tell screen readers something that would otherwise only be visible. */
export function announce(text: string): void {
  let region = document.getElementById('site-live');
  if (!region) {
    region = document.createElement('div');
    region.id = 'site-live';
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}
