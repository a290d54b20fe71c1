// A day or a time on a phone: a field that shows it in its pattern, what opens over the page to pick another, and what scripts read.
import type { ReactNode } from 'react';
import type { Fire } from './inputs-field.tsx';
import { Aside, NativeModal, NativePhone, useModal } from './native-phone.tsx';
import { formatMoment, outputOf, readMoment } from './pickers-moment.ts';

type Props = {
  state: { datavalue: string; outputformat: string; iswheelpicker: boolean; disabled: boolean };
  set(part: { datavalue: string }): void;
  fire: Fire;
  /** Of the page around it. */
  title: string;
  label: string;
  /** Names what opens. */
  sheet: string;
  icon: string;
  /** While there is no value. */
  empty: string;
  pattern: string;
  /** What is said of the limits. */
  note?: string;
  toText(at: Date): string;
  /** The wheels, or the picker of the phone. */
  picker(pick: Picking): ReactNode;
};

type Picking = {
  at: Date | undefined;
  /** Takes it, and closes what is open. */
  onPick(at: Date): void;
  onChange(at: Date): void;
  onCancel(): void;
};

export function NativeMoment({ state, set, fire, title, label, icon, toText, ...rest }: Props) {
  const { datavalue, outputformat, iswheelpicker, disabled } = state;
  const { isOpen, field, open, close } = useModal();
  const at = readMoment(datavalue);
  const text = at ? formatMoment(at, rest.pattern) : rest.empty;
  const output = (one: Date | undefined) => (one ? outputOf(one, outputformat) : '');
  const onChange = (next: Date) => {
    if (toText(next) === datavalue) return;
    fire('onChange', { newVal: output(next), oldVal: output(at) });
    set({ datavalue: toText(next) });
  };
  const onPick = (next: Date) => {
    close();
    onChange(next);
  };
  return (
    <NativePhone
      title={title}
      modal={
        isOpen ? (
          <NativeModal
            label={rest.sheet}
            className={iswheelpicker ? 'n-sheet' : 'n-options'}
            onClose={close}
          >
            {rest.picker({ at, onPick, onChange, onCancel: close })}
          </NativeModal>
        ) : null
      }
    >
      <p className="n-label">{label}</p>
      <button
        ref={field}
        type="button"
        className="n-input n-select"
        aria-haspopup="dialog"
        aria-label={`${label}: ${text}`}
        disabled={disabled}
        onFocus={() => fire('onFocus')}
        onBlur={() => fire('onBlur')}
        onClick={() => {
          fire('onTap');
          open();
        }}
      >
        <span>{text}</span>
        <span aria-hidden="true">{icon}</span>
      </button>
      <Aside>
        Scripts read <code>{JSON.stringify(output(at))}</code>
        {rest.note}
      </Aside>
    </NativePhone>
  );
}
