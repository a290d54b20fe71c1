// What an author points at → the editor, at the file and line that it was written in. The server opens it.

/** `e` opens the section that is in view; nothing happens while somebody types. */
export function listenForKey(base: string): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== 'e' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPED)) return;
    const page = location.pathname.slice(base.length);
    void openSource({ page: decodeURI(page), anchor: sectionInView() });
  });
}

const TYPED =
  'input, textarea, select, dialog, [contenteditable], [role=textbox], [role=combobox], [role=listbox]';

/** @param what  `page` and `anchor`, or `path`, `line` and `column`. A refusal is said in the corner. */
export async function openSource(what: Record<string, string | number>): Promise<void> {
  const base = document.documentElement.dataset.base ?? '/';
  const query = new URLSearchParams(Object.entries(what).map(([key, value]) => [key, `${value}`]));
  const answer = await fetch(`${base}_dev/open?${query}`, { method: 'POST' }).catch(
    () => undefined,
  );
  const says = answer?.ok ? '' : ((await answer?.text()) ?? 'The server has ended.');
  const place = document.getElementById('dev-open-says');
  if (!place) return;
  place.textContent = says;
  if (says) place.closest('details')?.setAttribute('open', '');
}

/** How far down a heading may be for its section to be the one that is read. */
const READ_AT = 0.4;

/** The last heading above that line; empty for what is before the first. */
function sectionInView(): string {
  const limit = innerHeight * READ_AT;
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4, h5, h6)[id]')];
  return headings.findLast((one) => one.getBoundingClientRect().top <= limit)?.id ?? '';
}
