// Which options there are, and which one is chosen → attributes of the input, which search doesn't draw.
import { useLayoutEffect } from 'react';

type State = { list: string | undefined; chosen: string | undefined };

export function useInputState(input: HTMLInputElement, { list, chosen }: State): void {
  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(list !== undefined));
    set(input, 'aria-controls', list);
    set(input, 'aria-activedescendant', chosen);
  }, [input, list, chosen]);
}

function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
