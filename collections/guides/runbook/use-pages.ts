// Ids of guides → their checklists, from what the build publishes of each: a few at a time, in small slices of work.
import { startTransition, useEffect, useRef, useState } from 'react';
import { fetchText, linkTo } from '../../../engine/browser.ts';
import { type GuideExtract, guideFile, ownHtml } from '../guide-html.ts';
import type { OwnPage } from '../offline/keep.ts';
import { type Checklist, toChecklist } from './to-checklist.ts';

/** How many are requested at once. */
const AT_ONCE = 4;

export type Pages = {
  /** Undefined until it has arrived. */
  listOf(id: string): Checklist | undefined;
  failed: readonly string[];
  retry(): void;
  /** All that have arrived: their texts by address, what their own pages show, and the addresses of their pictures. */
  collect(): { texts: Map<string, string>; own: Map<string, OwnPage>; pictures: string[] };
};

type Guide = { text: string; extract: GuideExtract };

/** Screens and other parts of a guide look as they do on its own page. */
function takeSheets({ styles }: GuideExtract): void {
  const known = new Set([...document.querySelectorAll('link')].map((one) => one.href));
  for (const style of styles) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = linkTo(style);
    if (!known.has(sheet.href)) document.querySelector('main')?.append(sheet);
  }
}

/** @param tabs  group → label of the tab that stays. */
export function usePages(
  { base, titles }: { base: string; titles: Readonly<Record<string, string>> },
  ids: readonly string[],
  tabs: Readonly<Record<string, string>>,
): Pages {
  const guides = useRef(new Map<string, Guide>());
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
      const guide = guides.current.get(id) ?? (await fetchGuide(base + guideFile(id)));
      if (guide === undefined) {
        if (!isOver) setFailed((before) => [...before, id]);
      } else {
        guides.current.set(id, guide);
        takeSheets(guide.extract);
        await pause();
        const list = toChecklist(id, guide.extract, tabs);
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
      texts: new Map([...guides.current].map(([id, { text }]) => [base + guideFile(id), text])),
      own: new Map(
        [...guides.current].map(
          ([
            id,
            {
              extract: { styles, pieces },
            },
          ]) => [`${base}${id}`, { title: titles[id] ?? id, styles, html: ownHtml(pieces) }],
        ),
      ),
      pictures: [...lists.values()].flatMap(({ body }) =>
        [...body.querySelectorAll('img')].flatMap((one) => one.getAttribute('src') ?? []),
      ),
    }),
  };
}

/** A reader's tap comes first. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Undefined where there is no answer, or one that isn't of this site. */
async function fetchGuide(url: string): Promise<Guide | undefined> {
  try {
    const text = await fetchText(url);
    return { text, extract: JSON.parse(text) as GuideExtract };
  } catch {
    return undefined;
  }
}
