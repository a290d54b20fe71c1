// The task lists of a page ↔ this device's storage. A tick belongs to the page, and to the words of its task.

import { isRecord } from '../../text/is-record.ts';
import { lookUp } from '../../text/look-up.ts';
import { keep, readKept } from '../device-storage.ts';
import { TASKS_KEY } from '../storage-keys.ts';
import { keepTicks, taskBoxes } from './task-boxes.ts';

/** Called for each page that is shown. What keeps the ticks of a page elsewhere has this attribute. */
export function start(): void {
  if (document.querySelector('[data-keeps-ticks]')) return;
  const page = location.pathname.replace(/\/$/, '');
  const boxes = taskBoxes();
  const names = namesOf(boxes);
  const read = () => {
    const kept = lookUp(readKept(TASKS_KEY), page);
    return isRecord(kept) ? kept : {};
  };
  keepTicks(boxes, {
    key: TASKS_KEY,
    isDone(box) {
      const kept = lookUp(read(), names.get(box) ?? '');
      return typeof kept === 'boolean' ? kept : undefined;
    },
    tick(box, isDone) {
      const { [names.get(box) ?? '']: _before, ...ticks } = read();
      if (isDone !== box.defaultChecked) ticks[names.get(box) ?? ''] = isDone;
      const { [page]: _ticks, ...others } = readKept(TASKS_KEY);
      keep(TASKS_KEY, Object.keys(ticks).length ? { ...others, [page]: ticks } : others);
    },
  });
}

/** Its label, which is made of the words of its task; with a number where others before it have the same. */
function namesOf(boxes: readonly HTMLInputElement[]): Map<HTMLInputElement, string> {
  const labels = boxes.map((box) => box.getAttribute('aria-label') ?? '');
  return new Map(
    boxes.map((box, i) => {
      const label = labels[i] ?? '';
      const same = labels.slice(0, i).filter((one) => one === label).length;
      return [box, same ? `${label} ${same + 1}` : label];
    }),
  );
}
