// Ids of pages ▶ their checklists, fetched as readers get them, a few at a time; what was fetched stays for offline use.
import { useEffect, useMemo, useState } from 'react';
import { type Checklist, toChecklist } from './to-checklist.ts';

/** How many are asked for at once. */
const AT_ONCE = 4;

export type Pages = {
  /** By id; those that have arrived. */
  lists: ReadonlyMap<string, Checklist>;
  failed: readonly string[];
  retry(): void;
};

/** @param tabs  group → label of the tab that stays. */
export function usePages(
  base: string,
  ids: readonly string[],
  tabs: Readonly<Record<string, string>>,
): Pages {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [turn, setTurn] = useState(0);
  const wanted = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts that arrive don't ask for others; a new turn tries again.
  useEffect(() => {
    const waiting = ids.filter((id) => !texts.has(id));
    let isOver = false;
    setFailed([]);
    const next = async (): Promise<void> => {
      const id = waiting.shift();
      if (id === undefined || isOver) return;
      const text = await fetchText(`${base}${id}`);
      if (isOver) return;
      if (text === undefined) setFailed((before) => [...before, id]);
      else setTexts((before) => new Map(before).set(id, text));
      await next();
    };
    for (let i = 0; i < AT_ONCE; i++) void next();
    return () => {
      isOver = true;
    };
  }, [wanted, base, turn]);
  const chosen = JSON.stringify(tabs);
  const lists = useMemo(() => {
    const made = new Map<string, Checklist>();
    for (const id of wanted.split(' ')) {
      const text = texts.get(id);
      if (text === undefined) continue;
      const page = new DOMParser().parseFromString(text, 'text/html');
      made.set(id, toChecklist(id, page, JSON.parse(chosen)));
    }
    return made;
  }, [texts, wanted, chosen]);
  return { lists, failed, retry: () => setTurn((before) => before + 1) };
}

/** Undefined where there is no answer, or one that is no page of this site. */
async function fetchText(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url);
    const text = response.ok ? await response.text() : '';
    return text.includes('class="article') ? text : undefined;
  } catch {
    return undefined;
  }
}
