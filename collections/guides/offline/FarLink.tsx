// A link of the runbook, followed without a network → its page, where the device keeps it; otherwise a sentence that says why not.
import { type RefObject, useEffect, useState } from 'react';
import { fill } from '../../releases/explorer/fill.ts';
import { useStable } from '../runbook/use-stable.ts';
import type { GuideTexts } from '../texts.ts';
import { useOnline } from './use-online.ts';

type Props = {
  within: RefObject<HTMLElement | null>;
  /** Whether the page of an address is kept. */
  isHere(url: string): boolean;
  texts: GuideTexts;
};

export function FarLink({ within, isHere, texts }: Props) {
  const isOnline = useOnline();
  const [title, setTitle] = useState('');
  const follow = useStable((event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    const { origin, pathname } = new URL(link.href, location.href);
    const isElsewhere = origin === location.origin && pathname !== location.pathname;
    if (navigator.onLine || !isElsewhere || isHere(pathname)) return setTitle('');
    event.preventDefault();
    event.stopPropagation();
    setTitle(link.textContent?.trim() ?? '');
  });
  useEffect(() => {
    const { current } = within;
    current?.addEventListener('click', follow, true);
    return () => current?.removeEventListener('click', follow, true);
  }, [within, follow]);
  if (isOnline || !title) return null;
  return (
    <p className="notice runbook-far" role="alert">
      {fill(texts.farOffline, { title })}
    </p>
  );
}
