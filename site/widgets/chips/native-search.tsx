// The chips of a phone that are searched: a field, the names that it finds, and chosen ones to remove.
import { useRef, useState } from 'react';
import type { Fire } from '../kit/inputs-field.tsx';
import type { ChipsState } from './initial.ts';

type Props = {
  data: readonly string[];
  chosen: readonly string[];
  state: ChipsState;
  isFull: boolean;
  fire: Fire;
  onChange(chips: string[]): void;
  onTap(chip: string): void;
};

export function NativeChipSearch({ data, chosen, state, isFull, fire, ...props }: Props) {
  const { minchars, inputposition } = state;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const found = data.filter((one) => one.toLowerCase().includes(text.trim().toLowerCase()));
  const isListed = isOpen && !isFull && text.length >= minchars && (text !== '' || minchars === 0);
  const add = (chip: string) => {
    input.current?.focus();
    setText('');
    setOpen(false);
    if (chosen.includes(chip)) return;
    fire('onBeforeadd', { $item: chip });
    props.onChange([...chosen, chip]);
    fire('onAdd', { $item: chip });
  };
  const remove = (chip: string) => {
    input.current?.focus();
    fire('onBeforeremove', { $item: chip });
    props.onChange(chosen.filter((one) => one !== chip));
    fire('onRemove', { $item: chip });
  };
  const field = (
    <div key="field" className="n-chip-field">
      <input
        ref={input}
        className="n-input"
        aria-label="Recipients"
        autoComplete="off"
        placeholder={isFull ? 'Max size reached' : 'Type here...'}
        // The focus stays in the widget when the last chip is added.
        readOnly={isFull}
        value={text}
        onFocus={() => setOpen(minchars === 0)}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
      />
      {isListed && found.length ? (
        <ul className="n-list">
          {found.map((one) => (
            <li key={one}>
              <button type="button" className="n-item" data-touch="" onClick={() => add(one)}>
                {one}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
  const chips = (
    <ul key="chips" className="n-chips" aria-label="Chosen recipients">
      {chosen.map((chip) => (
        <li key={chip} className="n-chip" data-on="">
          <button type="button" onClick={() => props.onTap(chip)}>
            {chip}
          </button>
          <button type="button" aria-label={`Clear ${chip}`} onClick={() => remove(chip)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
  return inputposition === 'first' ? [field, chips] : [chips, field];
}
