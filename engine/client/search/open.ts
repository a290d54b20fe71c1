// The search field in the header and its keys → a dialog with its input at once; the rest comes when it is loaded.
import { whenUsed } from '../first-use.ts';
import { withInUse } from '../load-interaction.ts';
import { READ_KEY } from '../storage-keys.ts';

/** What is loaded once a reader means to search. */
export type Search = {
  /** Bring a dialog or form with its input to life; call it again whenever it is shown. */
  take(host: HTMLElement): Promise<void>;
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/**
 * The input is there before anything is loaded, so that no key is lost and a phone shows its keyboard.
 *
 * @returns  what to do for each page that is shown.
 */
export function startSearch(load: () => Promise<Search>): () => void {
  if (/^(Mac|iP)/.test(navigator.platform))
    for (const hint of document.querySelectorAll<HTMLElement>('.search-field kbd'))
      hint.dataset.keys = '⌘ K';
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click', 'keydown'])
    document.addEventListener(type, (event) => {
      const { target, key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent & MouseEvent;
      const isOn = (selector: string) => (target as Element).closest?.(selector);
      const isChord = ctrlKey || metaKey;
      if (type === 'keydown') {
        if (isOn('.search')) (target as HTMLElement).dataset.key = key;
        // A field in a dialog that was just closed keeps the focus until the next frame.
        const isTyped = isOn('input,textarea,select') && !isOn('dialog:not([open])');
        if (isChord ? !/^k$/i.test(key) : key !== '/' || isTyped) return;
      } else if (!isOn('.search-field')) return;
      else if (type !== 'click') return void load().catch(() => {});
      else if (isChord || shiftKey) return;
      event.preventDefault();
      open(load);
    });
  return () => {
    whenUsed(() => withInUse(({ rememberPage }) => rememberPage(READ_KEY)));
    const form = find('form.search');
    if (form) take(form, load).catch(() => form.classList.add('is-lost'));
  };
}

const take = async (host: HTMLElement, load: () => Promise<Search>) => (await load()).take(host);

/** On the search page its own form is used. */
function open(load: () => Promise<Search>): void {
  let host = find('.search') as HTMLDialogElement | null;
  if (!host) {
    host = document.createElement('dialog');
    host.className = 'search';
    host.append(document.createElement('input'));
    document.body.append(host);
  }
  if (!host.open) host.showModal?.();
  const input = host.querySelector('input');
  input?.focus();
  input?.select();
  // A newer build of the site has other scripts: its search page has them.
  take(host, load).catch(() => {
    const field = find('.search-field') as HTMLAnchorElement | null;
    const query = input?.value;
    if (field) location.assign(field.href + (query ? `?q=${encodeURIComponent(query)}` : ''));
  });
}
