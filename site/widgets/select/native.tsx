// React Native's Select, alive: a field whose options open in a box over the page.
import type { KeyboardEvent } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { type Option, toOptions } from '../kit/inputs-options.ts';
import { Aside, NativeModal, NativePhone, touch, useModal } from '../kit/native-phone.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  dataset: string;
  datafield: string;
  displayfield: string;
  datavalue: string;
  placeholder: string;
  disabled: boolean;
  disabletoucheffect: boolean;
}>;

export default function NativeSelect({ state, set, fire }: Props) {
  const { datavalue, placeholder, disabled, disabletoucheffect } = state;
  const { isOpen, field, open, close } = useModal();
  const options = toOptions(state);
  const chosen = options.find(({ value }) => String(value) === datavalue);
  const choose = (option: Option | undefined) => {
    close();
    if (option?.key === chosen?.key) return;
    fire('onChange', { newVal: option?.value ?? '', oldVal: chosen?.value ?? '' });
    set({ datavalue: String(option?.value ?? '') });
  };
  const row = (option: Option | undefined) => (
    <button
      key={option?.key ?? ''}
      type="button"
      role="option"
      className="n-option"
      aria-selected={option !== undefined && option === chosen}
      {...touch(disabletoucheffect)}
      onClick={() => choose(option)}
    >
      <span>{option?.text ?? placeholder}</span>
      <span aria-hidden="true">{option && option === chosen ? '✓' : ''}</span>
    </button>
  );
  return (
    <NativePhone
      title="Employee"
      modal={
        isOpen ? (
          <NativeModal label="Department" className="n-options" onClose={close}>
            <div role="listbox" tabIndex={-1} aria-label="Department" onKeyDown={moveFocus}>
              {placeholder ? row(undefined) : null}
              {options.map(row)}
            </div>
          </NativeModal>
        ) : null
      }
    >
      <p className="n-label">Department</p>
      <button
        ref={field}
        type="button"
        className="n-input n-select"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={`Department: ${chosen?.text ?? placeholder}`}
        disabled={disabled}
        onFocus={() => fire('onFocus')}
        onBlur={() => fire('onBlur')}
        onClick={() => {
          fire('onTap');
          open();
        }}
      >
        <span data-placeholder={chosen ? undefined : ''}>{chosen?.text ?? placeholder}</span>
        <span aria-hidden="true">⌄</span>
      </button>
      <Aside>
        Scripts read <code>{JSON.stringify(chosen?.value ?? '')}</code>
      </Aside>
    </NativePhone>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const all = [...currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
  const next = all[all.indexOf(document.activeElement as HTMLElement) + by];
  if (by && next) {
    event.preventDefault();
    next.focus();
  }
}
