// Rows of the page as of the version that a reader runs → properties of an illustration that this version lacks.
import { useEffect, useState } from 'react';
import { slugify } from '../../../engine/shared.ts';
import type { IllustratedProperty } from '../illustration.ts';

const NONE: ReadonlySet<string> = new Set();

/** Keys of properties; none on pages without the widget's table. */
export function useLacking(properties: readonly IllustratedProperty[]): ReadonlySet<string> {
  const [lacking, setLacking] = useState(NONE);
  useEffect(() => {
    const look = () => {
      const own = properties.filter(({ name }) => name && isNewer(name)).map(({ key }) => key);
      setLacking(own.length ? new Set(own) : NONE);
    };
    look();
    addEventListener('learn:as-of', look);
    return () => removeEventListener('learn:as-of', look);
  }, [properties]);
  return lacking;
}

const isNewer = (name: string): boolean =>
  document.getElementById(`property-${slugify(name)}`)?.dataset.asOf === 'newer';
