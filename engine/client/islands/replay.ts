// What a reader did to an island before it was alive → done to it again, once it is.

/** Keys that act. Letters were typed, Tab has moved the focus, and a button's keys are clicks. */
const ACTS = /^(?:Arrow|Page|Home|End|Escape)/;
/** What the browser has done by itself, in HTML that is still there. */
const DONE = 'a[href], summary, select, option, input:not([type=checkbox], [type=radio])';

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

type Place = { steps: readonly number[]; tag: string };

/**
 * Call it while the server's HTML is there.
 *
 * @param last  what the reader did last, anywhere in the page.
 * @returns     to be called once the island is alive.
 */
export function keepForLater(element: Element, last: Event | undefined): () => void {
  const focus = placeIn(element, document.activeElement);
  const target = placeIn(element, last?.target);
  const typed = typedIn(element);
  return () => {
    for (const { place, text } of typed) typeAgain(elementAt(element, place), text);
    const focused = elementAt(element, focus);
    if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
    const meant = elementAt(element, target);
    if (meant && last) repeat(meant, last);
  };
}

type Typed = { place: Place; text: string };

/** Fields whose text is no longer that of the HTML. */
function typedIn(element: Element): Typed[] {
  const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].flatMap((one) => {
    const place = one.value === one.defaultValue ? undefined : placeIn(element, one);
    return place ? [{ place, text: one.value }] : [];
  });
}

/** React only hears of a text that differs from the one it has seen last. */
function typeAgain(field: HTMLElement | undefined, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.value = field.defaultValue;
  const untracked = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  untracked?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeat(target: HTMLElement, event: Event): void {
  if (event instanceof KeyboardEvent) {
    if (ACTS.test(event.key)) target.dispatchEvent(new KeyboardEvent(event.type, event));
    return;
  }
  if (target.closest(DONE)) return;
  // The browser has set it; React only learns of it from a click that changes it.
  if (target instanceof HTMLInputElement) target.checked = !target.checked;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function placeIn(element: Element, inner: EventTarget | null | undefined): Place | undefined {
  if (!(inner instanceof Element) || inner === element || !element.contains(inner))
    return undefined;
  const steps: number[] = [];
  for (let one = inner; one !== element && one.parentElement; one = one.parentElement)
    steps.unshift([...one.parentElement.children].indexOf(one));
  return { steps, tag: inner.tagName };
}

function elementAt(element: Element, place: Place | undefined): HTMLElement | undefined {
  if (!place) return undefined;
  let found: Element | undefined = element;
  for (const step of place.steps) found = found?.children[step];
  return found?.tagName === place.tag ? (found as HTMLElement) : undefined;
}
