// A link of the runbook → its page, where the device keeps it or there is a network; otherwise a sentence that says why not.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '../../releases/explorer/fill.ts';
import { useStable } from '../runbook/use-stable.ts';
import type { GuideTexts } from '../texts.ts';

type Props = {
  within: RefObject<HTMLElement | null>;
  /** Does the site's config want the runbook to be kept? Otherwise, links are what they are everywhere. */
  isOn: boolean;
  texts: GuideTexts;
};

/**
 * Browsers only know whether they have a line, not whether it leads anywhere: a page is asked for before the runbook is
 * left for it. The worker answers with what is kept.
 */
export function FarLink({ within, isOn, texts }: Props) {
  const [title, setTitle] = useState('');
  const reached = useRef<Element>(undefined);
  const follow = useStable((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link === reached.current) return;
    setTitle('');
    const { origin, pathname } = new URL(link.href, location.href);
    const isElsewhere = origin === location.origin && pathname !== location.pathname;
    if (!isOn || !isElsewhere) return;
    event.preventDefault();
    event.stopPropagation();
    fetch(link.href).then(
      () => {
        reached.current = link;
        link.click();
        reached.current = undefined;
      },
      () => setTitle(link.textContent?.trim() ?? ''),
    );
  });
  useEffect(() => {
    const { current } = within;
    current?.addEventListener('click', follow, true);
    return () => current?.removeEventListener('click', follow, true);
  }, [within, follow]);
  if (!title) return null;
  return (
    <p className="notice runbook-far" role="alert">
      {fill(texts.far, { title })}
    </p>
  );
}
