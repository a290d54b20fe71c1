// Whether the browser has a network, as far as it knows; while the page is drawn on the server, it has.
import { useSyncExternalStore } from 'react';

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

function subscribe(tell: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, tell);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, tell);
  };
}
