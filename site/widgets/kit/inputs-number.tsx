// A number with its limits → a field that shows it as the locale writes it, checks it, and steps.
import { type ReactNode, useState } from 'react';
import { Button, Group, Input, Label, NumberField, Text, useLocale } from 'react-aria-components';
import { type Fire, fieldEvents, Validity } from './inputs-field.tsx';

export type NumberState = {
  /** As text, since a field may be empty. */
  datavalue: string;
  minvalue: number;
  maxvalue: number;
  step: number;
  trailingzero: boolean;
  readonly?: boolean;
  disabled: boolean;
};

type Props = {
  label: string;
  state: NumberState;
  /** Before the field, such as a currency's symbol. */
  symbol?: ReactNode;
  /** Decimals that were typed first, as in 4.50. */
  typedDecimals: number;
  set(part: { datavalue: string }): void;
  fire: Fire;
};

export function NumberEntry({ label, state, symbol, typedDecimals, set, fire }: Props) {
  const { minvalue, maxvalue, step, disabled, readonly = false } = state;
  const { locale } = useLocale();
  const [decimals, setDecimals] = useState(typedDecimals);
  const value = toNumber(state.datavalue);
  const problem = checkNumber(value, state);
  const { onClick, ...focus } = fieldEvents(fire);
  const change = (newVal: number) => {
    set({ datavalue: Number.isNaN(newVal) ? '' : String(newVal) });
    fire('onChange', { newVal, oldVal: value });
  };
  const noteDecimals = (shown: string) => setDecimals(countDecimals(shown, locale));
  return (
    <NumberField
      className="d-fa-field"
      value={value}
      {...(maxvalue > minvalue ? { minValue: minvalue, maxValue: maxvalue } : {})}
      {...(step > 0 ? { step } : {})}
      commitBehavior="validate"
      validationBehavior="aria"
      isInvalid={problem !== ''}
      isDisabled={disabled}
      isReadOnly={readonly}
      formatOptions={{
        minimumFractionDigits: state.trailingzero ? decimals : 0,
        maximumFractionDigits: MOST_DECIMALS,
      }}
      onChange={change}
      {...focus}
    >
      <Label>{label}</Label>
      <Group className="d-fa-number">
        {symbol}
        <Input
          className="d-fa-input"
          onClick={onClick}
          onBlur={(event) => noteDecimals(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') noteDecimals(event.currentTarget.value);
          }}
        />
        <Button slot="decrement" className="d-fa-step">
          −
        </Button>
        <Button slot="increment" className="d-fa-step">
          +
        </Button>
      </Group>
      <Text slot="description">
        <Validity problem={problem} />
      </Text>
    </NumberField>
  );
}

const MOST_DECIMALS = 6;

/** @returns  NaN for an empty text, and for one that is no number. */
export const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

function countDecimals(shown: string, locale: string): number {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return Math.min(MOST_DECIMALS, shown.split(point)[1]?.length ?? 0);
}

type Limits = Pick<NumberState, 'minvalue' | 'maxvalue' | 'step'>;

/** @returns  what is wrong with a number, as a sentence; empty if nothing is. */
export function checkNumber(value: number, { minvalue, maxvalue, step }: Limits): string {
  if (Number.isNaN(value)) return '';
  if (value < minvalue) return `the smallest value is ${minvalue}.`;
  if (value > maxvalue) return `the largest value is ${maxvalue}.`;
  const steps = value / step;
  const isStep = step <= 0 || Math.abs(steps - Math.round(steps)) < 1e-6;
  return isStep ? '' : `it isn’t a multiple of ${step}.`;
}
