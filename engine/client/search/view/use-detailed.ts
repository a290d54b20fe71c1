// What a reader has looked at → how many of the pages found are wanted with what is below their titles.
import { useEffect, useState } from 'react';

/**
 * The first few; all, once a reader scrolls or chooses: each page is a request.
 *
 * @returns  how many, and what to call when a reader chooses.
 */
export function useDetailed(first: number, query: string, limit: number): [number, () => void] {
  const [read, setRead] = useState('');
  useEffect(() => {
    const onScroll = ({ target }: Event) => {
      const isDown = target instanceof Element ? target.scrollTop > 0 : scrollY > 0;
      if (isDown) setRead(query);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, true);
  }, [query]);
  return [read === query ? limit : Math.min(first, limit), () => setRead(query)];
}
