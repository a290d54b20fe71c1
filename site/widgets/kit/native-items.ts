// What lists and cards of a phone share: columns of a small screen, and rows that are selected by a tap.
import { useState } from 'react';

/** `xs-1 sm-2`: what small screens have. */
export function columnsOnPhones(sizes: string): { gridTemplateColumns: string } {
  const columns = Math.min(4, Math.max(1, Number(/\bxs-(\d)/.exec(sizes)?.[1] ?? 1)));
  return { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
}

type Options = {
  isMany: boolean;
  /** Of how many may be selected. */
  limit?: number;
  onChange(id: number, isOn: boolean): void;
  onLimit?(): void;
};

export function useTaps({ isMany, limit, onChange, onLimit }: Options) {
  const [selected, setSelected] = useState<readonly number[]>([]);
  return {
    selected: isMany ? selected : selected.slice(0, 1),
    tap(id: number) {
      const isOn = !selected.includes(id);
      if (isOn && isMany && limit && limit > 0 && selected.length >= limit) return onLimit?.();
      const others = isMany ? selected.filter((one) => one !== id) : [];
      onChange(id, isOn);
      setSelected(isOn ? [...others, id] : others);
    },
  };
}
