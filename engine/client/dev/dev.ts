// Only in the development server: takes pushed changes into the open page, shows diagnostics over it.
import { forgetPages } from '../nav/page-cache.ts';
import { listenForKey } from './open-source.ts';
import { showOverlay } from './overlay.ts';
import { showPagePanel } from './page-panel.ts';
import { showReaders } from './readers.ts';

type Message =
  | { type: 'generation'; generation: string }
  | { type: 'page' }
  | { type: 'assets'; css: string; js: string }
  | { type: 'trouble'; text: string; diagnostics: readonly object[] };

/** @param refresh  fetches the open page again and shows it where it is. */
export function startDev(refresh: () => Promise<void>): void {
  const base = document.documentElement.dataset.base ?? '/';
  const events = new EventSource(`${base}_dev/events`);
  events.addEventListener('message', ({ data }) => void take(JSON.parse(data) as Message, refresh));
  const show = () => {
    showOverlay();
    showReaders();
    showPagePanel();
  };
  addEventListener('learn:page', show);
  listenForKey(base);
  show();
}

async function take(message: Message, refresh: () => Promise<void>): Promise<void> {
  if (message.type === 'trouble') return showTrouble(message);
  if (message.type === 'generation') {
    const [own = '', newest = ''] = [shownGeneration(), message.generation];
    if (own === newest) return;
    // Another start of the server: its script may be another one too.
    if (own.split('.')[0] !== newest.split('.')[0]) return location.reload();
  }
  if (message.type === 'assets') {
    if (!document.querySelector(`script[src="${message.js}"]`)) return location.reload();
    await swapStyle(message.css);
  }
  forgetPages();
  await refresh();
}

/** A change made before this page listened reached no page; this number reveals it. */
const shownGeneration = () => document.getElementById('dev-diagnostics')?.dataset.generation;

/** The new sheet is in place before the old one goes, so that nothing flashes. */
async function swapStyle(href: string): Promise<void> {
  const old = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!old || old.getAttribute('href') === href) return;
  const fresh = old.cloneNode() as HTMLLinkElement;
  fresh.href = href;
  await new Promise((resolve) => {
    fresh.addEventListener('load', resolve, { once: true });
    fresh.addEventListener('error', resolve, { once: true });
    old.after(fresh);
  });
  old.remove();
}

function showTrouble({ text, diagnostics }: Extract<Message, { type: 'trouble' }>): void {
  const data = document.getElementById('dev-diagnostics');
  const whole = { severity: 'error', code: 'build', message: text, path: '', line: 0, column: 0 };
  const trouble = diagnostics.length > 0 ? diagnostics : [whole];
  if (data) data.textContent = JSON.stringify(trouble);
  showOverlay();
}
