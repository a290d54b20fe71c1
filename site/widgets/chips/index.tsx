// The Chips, alive: names that a reader types or picks become blocks, which can be removed and moved.
import { useEffect, useId, useRef, useState } from 'react';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { ChipInput } from '../kit/inputs-chip.tsx';
import { ChipRow, MovableChips } from '../kit/inputs-chips.tsx';
import { toList } from '../kit/inputs-field.tsx';
import { type ChipsState, initial } from './initial.ts';
import '../kit/inputs.css';

export default createDemo({
  tag: 'chips',
  native: () => import('./native.tsx'),
  initial,
  idle: ({ searchable }): { [Key in keyof ChipsState]?: keyof ChipsState } =>
    searchable
      ? { selectionmode: 'searchable' }
      : { minchars: 'searchable', inputposition: 'searchable' },
  Stage: ChipsStage,
});

function ChipsStage({ state, set, fire }: StageProps<ChipsState>) {
  const labelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const hasAdded = useRef(false);
  const [selected, setSelected] = useState<string>();
  const chips = toList(state.datavalue);
  const most = state.maxsize;
  const isFull = most > 0 && chips.length >= most;
  const isOnlySelect = state.allowonlyselect;
  const suggestions = toList(state.dataset).filter((name) => !chips.includes(name));

  // The box that had the focus goes away with the last chip: the focus stays in the widget.
  useEffect(() => {
    if (hasAdded.current && isFull) box.current?.querySelector<HTMLElement>('[role=row]')?.focus();
    hasAdded.current = false;
  });

  const change = (next: string[]) => {
    setSelected(undefined);
    set({ datavalue: next.join(', ') });
    fire('onChange', { newVal: next, oldVal: chips });
  };
  const add = (typed: string) => {
    const entry = typed.replaceAll(',', ' ').trim();
    if (!entry || chips.includes(entry)) return;
    hasAdded.current = true;
    fire('onBeforeadd', { newItem: { label: entry, value: entry } });
    change([...chips, entry]);
    fire('onAdd', { $item: entry });
  };
  const remove = (chip: string) => {
    fire('onBeforeremove', { $item: chip });
    change(chips.filter((one) => one !== chip));
    fire('onRemove', { $item: chip });
  };
  const select = (chip: string | undefined) => {
    setSelected(chip);
    if (chip) fire('onChipselect', { $item: chip });
  };
  const move = (oldIndex: number, newIndex: number) => {
    if (oldIndex === newIndex) return;
    const $changedItem = { item: chips[oldIndex], oldIndex, newIndex };
    fire('onBeforereorder', { $changedItem });
    const next = chips.filter((_, index) => index !== oldIndex);
    next.splice(newIndex, 0, ...chips.slice(oldIndex, oldIndex + 1));
    change(next);
    fire('onReorder', { $changedItem });
  };
  const selectOrRemoveLast = () => {
    const last = chips.at(-1);
    if (last === undefined) return;
    if (selected === last) remove(last);
    else select(last);
  };

  const row = { chips, labelId, onRemove: remove };
  const input = isFull ? null : (
    <ChipInput
      labelId={labelId}
      suggestions={suggestions}
      minChars={state.minchars}
      isOnlySelect={isOnlySelect}
      onAdd={add}
      onBackspace={selectOrRemoveLast}
    />
  );
  return (
    <div className="d-fa-field">
      <span id={labelId}>Recipients</span>
      <div ref={box} className="d-fa-input d-fa-chipbox">
        {state.inputposition === 'first' ? input : null}
        {chips.length === 0 ? null : state.enablereorder ? (
          <MovableChips {...row} onMove={move} />
        ) : (
          <ChipRow {...row} selected={selected} onSelect={select} fire={fire} />
        )}
        {state.inputposition === 'first' ? null : input}
      </div>
      <p className="d-fa-soft">
        {isFull ? 'That is all: remove one to add another. ' : null}
        {isOnlySelect ? 'Suggested names only: ' : 'Suggested names, or any other: '}
        {suggestions.join(', ')}
      </p>
    </div>
  );
}
