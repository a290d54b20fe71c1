// Boxes of task lists ↔ where their ticks are kept: each works from the start, also in another tab, and is remembered.

/** Where ticks are kept; `key` is that of this device's storage. */
export type TickStore = {
  key: string;
  /** Undefined: as the page has it. */
  isDone(box: HTMLInputElement): boolean | undefined;
  tick(box: HTMLInputElement, isDone: boolean): void;
};

/** The boxes of the open page. */
export const taskBoxes = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('.article .task > input'),
];

let before = new AbortController();

/** Call it for each page that is shown: those of the page before are forgotten. */
export function keepTicks(boxes: readonly HTMLInputElement[], store: TickStore): void {
  before.abort();
  before = new AbortController();
  const { signal } = before;
  const show = (box: HTMLInputElement) => {
    box.checked = store.isDone(box) ?? box.defaultChecked;
  };
  for (const box of boxes) {
    const keep = () => {
      if (store.isDone(box) !== box.checked) store.tick(box, box.checked);
    };
    // A reader may be faster than this script.
    if (box.checked === box.defaultChecked) show(box);
    else keep();
    box.addEventListener('change', keep, { signal });
  }
  const showAll = () => boxes.forEach(show);
  const stored = ({ key }: StorageEvent) => {
    if (key === store.key || key === null) showAll();
  };
  addEventListener('storage', stored, { signal });
  // What was ticked elsewhere while the page was out of sight.
  addEventListener('pageshow', ({ persisted }) => persisted && showAll(), { signal });
}
