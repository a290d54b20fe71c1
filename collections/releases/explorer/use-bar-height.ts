// A bar that stays in view → its height as `--bar` of the page, so that what a link leads to comes to rest below it.
import { useCallback } from 'react';

/** A ref for the bar. Its words wrap as the window allows, so no style sheet knows its height. */
export function useBarHeight() {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--bar', `${bar.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar');
    };
  }, []);
}
