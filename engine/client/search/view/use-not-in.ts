// The version that a reader runs → which hits it lacks. Nothing is loaded for readers who haven't chosen one.
import { useEffect, useState } from 'react';
import type { NotIn } from '../../mine/not-in.ts';

const NOTHING: NotIn = () => '';

/** @param since  how headings say since when they are true. */
export function useNotIn(since: string): NotIn {
  const [notIn, setNotIn] = useState<{ of: NotIn }>({ of: NOTHING });
  useEffect(() => {
    const look = () => {
      if (!('mine' in document.documentElement.dataset)) return setNotIn({ of: NOTHING });
      void import('../../mine/not-in.ts')
        .then(({ loadNotIn }) => loadNotIn(since))
        .then(
          (of = NOTHING) => setNotIn({ of }),
          () => {},
        );
    };
    look();
    addEventListener('learn:as-of', look);
    return () => removeEventListener('learn:as-of', look);
  }, [since]);
  return notIn.of;
}
