// Ids of pages → their checklists, fetched as readers get them, a few at a time, and read in small slices of work.
import { startTransition, useEffect, useRef, useState } from 'react';
import { fetchText } from '../../../engine/browser.ts';
import { type Checklist, parsePage, toChecklist } from './to-checklist.ts';

/** How many are requested at once. */
const AT_ONCE = 4;

export type Pages = {
  /** Undefined until it has arrived. */
  listOf(id: string): Checklist | undefined;
  failed: readonly string[];
  retry(): void;
  /** All that have arrived, by address, and the addresses of their pictures. */
  collect(): { guides: Map<string, string>; pictures: string[] };
};

/** Screens and other parts of a guide look as they do on its own page. */
function takeSheets(page: Document): void {
  const known = new Set([...document.querySelectorAll('link')].map((one) => one.href));
  for (const sheet of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const { href } = document.adoptNode(sheet);
    if (!known.has(href)) document.querySelector('main')?.append(sheet);
  }
}

/** @param tabs  group → label of the tab that stays. */
export function usePages(
  base: string,
  ids: readonly string[],
  tabs: Readonly<Record<string, string>>,
): Pages {
  const texts = useRef(new Map<string, string>());
  const [lists, setLists] = useState<ReadonlyMap<string, Checklist>>(new Map());
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [turn, setTurn] = useState(0);
  const wanted = ids.join(' ');
  const chosen = JSON.stringify(tabs);
  const keyOf = (id: string) => `${id} ${chosen}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: lists that arrive don't ask for others; a new turn tries again.
  useEffect(() => {
    const waiting = ids.filter((id) => !lists.has(keyOf(id)));
    let isOver = false;
    setFailed([]);
    const next = async (): Promise<void> => {
      const id = waiting.shift();
      if (id === undefined || isOver) return;
      const url = `${base}${id}`;
      const text = texts.current.get(id) ?? (await fetchPage(url));
      if (text === undefined) {
        if (!isOver) setFailed((before) => [...before, id]);
      } else {
        texts.current.set(id, text);
        await pause();
        const page = parsePage(text);
        takeSheets(page);
        await pause();
        const list = toChecklist({ id, url }, page, tabs);
        await pause();
        if (!isOver)
          startTransition(() => setLists((before) => new Map(before).set(keyOf(id), list)));
      }
      await next();
    };
    for (let i = 0; i < AT_ONCE; i++) void next();
    return () => {
      isOver = true;
    };
  }, [wanted, base, turn, chosen]);
  return {
    listOf: (id) => lists.get(keyOf(id)),
    failed,
    retry: () => setTurn((before) => before + 1),
    collect: () => ({
      guides: new Map([...texts.current].map(([id, text]) => [`${base}${id}`, text])),
      pictures: [...lists.values()].flatMap(({ body }) =>
        [...body.querySelectorAll('img')].flatMap((one) => one.getAttribute('src') ?? []),
      ),
    }),
  };
}

/** A reader's tap comes first. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Undefined where there is no answer, or one that is no page of this site. */
async function fetchPage(url: string): Promise<string | undefined> {
  try {
    const text = await fetchText(url);
    return text.includes('class="article') ? text : undefined;
  } catch {
    return undefined;
  }
}
