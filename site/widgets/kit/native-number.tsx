// A number's field on a phone: typed on its keyboard without buttons to step, checked against its limits.
import { type ReactNode, useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { checkNumber, toNumber } from './inputs-number.tsx';
import { NativeField } from './native-field.tsx';
import { Aside, NativePhone } from './native-phone.tsx';

export type NativeNumberProps = StageProps<{
  datavalue: string;
  floatinglabel: string;
  minvalue: number;
  maxvalue: number;
  decimalPlaces: number;
  readonly?: boolean;
  disabled: boolean;
}>;

type Props = NativeNumberProps & { title: string; label: string; symbol?: ReactNode };

export function NativeNumber({ state, set, fire, title, label, symbol }: Props) {
  const { datavalue, minvalue, maxvalue, disabled, readonly = false } = state;
  const [draft, setDraft] = useState<string>();
  const text = draft ?? datavalue;
  const value = toNumber(datavalue);
  const commit = () => {
    setDraft(undefined);
    const typed = toNumber(text);
    if (text.trim() && Number.isNaN(typed)) return fire('onError', { newVal: text, oldVal: value });
    const next = cutDecimals(text.trim(), state.decimalPlaces);
    if (next === datavalue) return;
    set({ datavalue: next });
    fire('onChange', { newVal: toNumber(next), oldVal: value });
  };
  return (
    <NativePhone title={title}>
      <div className="n-amount">
        {symbol ? <span className="n-symbol">{symbol}</span> : null}
        <div>
          <NativeField
            name={label}
            floatingLabel={state.floatinglabel}
            isEmpty={text === ''}
            problem={checkNumber(value, { minvalue, maxvalue, step: 0 })}
            fire={fire}
            onBlur={commit}
          >
            {(field) => (
              <input
                {...field}
                inputMode="decimal"
                value={text}
                disabled={disabled}
                readOnly={readonly}
                onChange={({ target }) => setDraft(target.value)}
                onKeyDown={({ key }) => {
                  if (key === 'Enter') commit();
                }}
              />
            )}
          </NativeField>
        </div>
      </div>
      <Aside>
        Scripts read <code>{Number.isNaN(value) ? 'undefined' : value}</code> · from {minvalue} to{' '}
        {maxvalue}
      </Aside>
    </NativePhone>
  );
}

/** Further ones are cut off. */
function cutDecimals(text: string, most: number): string {
  const at = text.indexOf('.');
  if (at < 0) return text;
  return most > 0 ? text.slice(0, at + 1 + most) : text.slice(0, at);
}
