// On the search page: the query → the page's own address, as it is typed.
import { useLayoutEffect } from 'react';
import { encodeQuery } from '../result-url.ts';

/** Browsers allow some hundred changes of an address in half a minute. */
const SETTLED_MS = 250;

export function usePageAddress(host: HTMLElement, query: string): void {
  useLayoutEffect(() => {
    if (host instanceof HTMLDialogElement) return;
    const write = () => {
      if (!host.isConnected) return;
      // What else an address says stays: another script may not have read it yet.
      const others = location.search
        .slice(1)
        .split('&')
        .filter((one) => /^(?!q=)./.test(one));
      const all = query.trim() === '' ? others : [`q=${encodeQuery(query)}`, ...others];
      const search = all.length > 0 ? `?${all.join('&')}` : '';
      if (search !== location.search)
        history.replaceState(history.state, '', location.pathname + search);
    };
    const settled = setTimeout(write, SETTLED_MS);
    host.addEventListener('click', write, { capture: true });
    return () => {
      clearTimeout(settled);
      host.removeEventListener('click', write, { capture: true });
    };
  }, [host, query]);
}
