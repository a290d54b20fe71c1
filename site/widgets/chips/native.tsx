// React Native's Chips, alive: all of the data as chips to tap; where it is searchable, a field that finds them.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { toList } from '../kit/inputs-field.tsx';
import { Aside, NativePhone, readyWith } from '../kit/native-phone.tsx';
import type { ChipsState } from './initial.ts';
import { NativeChipSearch } from './native-search.tsx';

const SHEET = new URL('./native.css?no-inline', import.meta.url).href;

export const ready = readyWith(SHEET);

/** With more items, they are searched also where that isn't set. */
const MOST_SHOWN = 10;

export default function NativeChips({ state, set, fire }: StageProps<ChipsState>) {
  const { searchable, selectionmode, maxsize } = state;
  const data = toList(state.dataset);
  const most = maxsize > 0 ? maxsize : Number.POSITIVE_INFINITY;
  const chosen = toList(state.datavalue)
    .filter((one) => data.includes(one))
    .slice(0, most);
  const change = (newVal: string[]) => {
    set({ datavalue: newVal.join(', ') });
    fire('onChange', { newVal, oldVal: chosen });
  };
  const tap = (chip: string) => {
    const isOn = chosen.includes(chip);
    if (selectionmode === 'single') change([chip]);
    else if (isOn || chosen.length < most)
      change(data.filter((one) => (one === chip ? !isOn : chosen.includes(one))));
    tell(chip);
  };
  const tell = (chip: string) => {
    fire('onChipclick', { $item: chip });
    fire('onChipselect', { $item: chip });
  };
  return (
    <NativePhone title="New message" sheet={SHEET}>
      <p className="n-label">Recipients</p>
      {searchable || data.length > MOST_SHOWN ? (
        <NativeChipSearch
          {...{ data, chosen, state, fire }}
          isFull={chosen.length >= most}
          onChange={change}
          onTap={tell}
        />
      ) : (
        <ul className="n-chips" aria-label="Recipients">
          {data.map((chip) => (
            <li key={chip}>
              <button
                type="button"
                className="n-chip"
                data-touch=""
                aria-pressed={chosen.includes(chip)}
                onClick={() => tap(chip)}
              >
                {chosen.includes(chip) ? <span aria-hidden="true">✓</span> : null}
                {chip}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Aside>
        <span role="status">
          {chosen.length} selected{maxsize > 0 ? `, ${maxsize} at most` : ''}
        </span>
      </Aside>
    </NativePhone>
  );
}
