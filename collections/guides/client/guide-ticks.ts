// A guide's own page: its lists of what to do before can be ticked, and share their ticks with the runbook.
import { anchorOf } from '../runbook/anchors.ts';
import { firstWords, stepKey } from '../runbook/step-key.ts';
import { readTicks, readWay, TICKS_KEY, withTick, writeTicks } from '../runbook/ticks.ts';

const lines = '[data-in-runbook]';

export function start(): void {
  const line = document.querySelector<HTMLElement>(lines);
  const link = line?.querySelector('a');
  const id = line?.dataset.inRunbook;
  if (!line || !link || !id || line.dataset.ready !== undefined) return;
  line.dataset.ready = '';
  const way = wayOf(line, link);
  link.search = way;
  link.hash = anchorOf(id);
  const boxes = [...document.querySelectorAll('.article li.task')].flatMap((item) =>
    makeTickable(item, stepKey(id, item), way),
  );
  const show = () => {
    const done = readTicks(way);
    for (const { box, key } of boxes) box.checked = done[key] !== undefined;
  };
  show();
  addEventListener('storage', (event) => {
    if (event.key === TICKS_KEY || event.key === null) show();
  });
}

function makeTickable(item: Element, key: string, way: string) {
  const box = item.querySelector<HTMLInputElement>(':scope > input[type=checkbox]');
  if (!box) return [];
  box.disabled = false;
  box.setAttribute('aria-label', firstWords(item));
  box.addEventListener('change', () => {
    writeTicks(way, withTick(readTicks(way), key, box.checked));
  });
  return [{ box, key }];
}

/** The way that was last worked on here, if the guide is part of it; otherwise the first that it is part of. */
function wayOf(line: HTMLElement, link: HTMLAnchorElement): string {
  const last = readWay();
  const chosen = new URLSearchParams(last);
  const needs = new URLSearchParams(line.dataset.needs);
  const isOnIt = [...needs.keys()].every((name) =>
    needs.getAll(name).includes(chosen.get(name) ?? ''),
  );
  return last && isOnIt ? last : link.search;
}
