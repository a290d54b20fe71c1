// A guide's own page: its lists of what to do before can be ticked, and share their ticks with the runbook.
import { keepTicks, taskBoxes } from '../../../engine/browser.ts';
import { anchorOf } from '../runbook/anchors.ts';
import { stepKey } from '../runbook/step-key.ts';
import { readTicks, readWay, withTick, writeTicks } from '../runbook/ticks.ts';
import { TICKS_KEY } from '../runbook/ticks-key.ts';

export function start(): void {
  const line = document.querySelector<HTMLElement>('[data-in-runbook]');
  const link = line?.querySelector('a');
  const id = line?.dataset.inRunbook;
  if (!line || !link || !id || line.dataset.ready !== undefined) return;
  line.dataset.ready = '';
  const way = wayOf(line, link);
  link.search = way;
  link.hash = anchorOf(id);
  const boxes = taskBoxes();
  const keys = new Map(boxes.map((box) => [box, stepKey(id, box.parentElement ?? box)]));
  const keyOf = (box: HTMLInputElement) => keys.get(box) ?? '';
  keepTicks(boxes, {
    key: TICKS_KEY,
    isDone: (box) => readTicks(way)[keyOf(box)] !== undefined,
    tick: (box, isDone) => writeTicks(way, withTick(readTicks(way), keyOf(box), isDone)),
  });
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
