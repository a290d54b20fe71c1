// An address that leads nowhere → the pages with the nearest addresses and titles.
import { editDistance } from '../../text/nearest.ts';
import { decodePart } from '../anchor.ts';
import { fetchJson } from '../files.ts';

type Entry = { id: string; title: string; description: string };

const SHOWN = 5;

export async function showNearPages(box: HTMLElement): Promise<void> {
  const url = box.dataset.nearPages ?? '';
  const index = await fetchJson<Record<string, Entry>>(url).catch(() => ({}));
  const entries = Object.values(index);
  const base = document.documentElement.dataset.base ?? '/';
  const wanted = decodePart(location.pathname.slice(base.length)).replace(/\.(html|md)$|\/$/g, '');
  const near = nearPages(wanted, entries);
  const list = box.querySelector('ul');
  for (const entry of near) {
    const link = document.createElement('a');
    link.href = base + encodeURI(entry.id);
    link.className = 'index-item';
    const title = document.createElement('strong');
    title.textContent = entry.title;
    const about = document.createElement('span');
    about.textContent = entry.description;
    link.append(title, about);
    const item = document.createElement('li');
    item.append(link);
    list?.append(item);
  }
  box.hidden = near.length === 0;
}

/** Best first: words in common count most, then how few letters differ in the last part. */
function nearPages(wanted: string, entries: readonly Entry[]): Entry[] {
  const words = new Set(wordsOf(wanted));
  const lastPart = wanted.split('/').at(-1) ?? '';
  const scored = entries.map((entry) => {
    const own = new Set(wordsOf(`${entry.id} ${entry.title}`));
    const common = [...words].filter((word) => own.has(word)).length;
    const last = entry.id.split('/').at(-1) ?? '';
    const longest = Math.max(last.length, lastPart.length, 1);
    const alike = 1 - editDistance(last, lastPart) / longest;
    return { entry, score: common / Math.max(1, words.size) + alike };
  });
  return scored
    .filter(({ score }) => score > 0.7)
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ entry }) => entry);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}
