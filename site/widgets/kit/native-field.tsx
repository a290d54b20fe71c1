// A field of a phone that one types in: its label in it, which moves up, and below it why the value isn't valid.
import { type ReactNode, useId, useState } from 'react';
import type { Fire } from './inputs-field.tsx';
import { Aside } from './native-phone.tsx';

/** What the input, or the area, itself gets. */
export type FieldProps = {
  id: string;
  className: string;
  placeholder: string;
  'aria-label': string;
  'aria-invalid': boolean;
  'aria-describedby': string;
  autoComplete: 'off';
  onFocus(): void;
  onBlur(): void;
};

type Props = {
  /** Said where no other label is. */
  name: string;
  floatingLabel?: string;
  placeholder?: string;
  isEmpty: boolean;
  /** As a sentence; empty if nothing is wrong. */
  problem: string;
  fire: Fire;
  onBlur?(): void;
  children(field: FieldProps): ReactNode;
};

export function NativeField({ name, isEmpty, problem, fire, onBlur, children, ...texts }: Props) {
  const { floatingLabel = '', placeholder = '' } = texts;
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  return (
    <>
      <div className="n-field" data-label={floatingLabel ? '' : undefined}>
        {floatingLabel ? (
          <label htmlFor={id} data-up={isFocused || !isEmpty || undefined}>
            {floatingLabel}
          </label>
        ) : null}
        {children({
          id,
          className: 'n-input',
          placeholder: floatingLabel && !isFocused ? '' : placeholder,
          'aria-label': floatingLabel || name,
          'aria-invalid': problem !== '',
          'aria-describedby': `${id}-why`,
          autoComplete: 'off',
          onFocus() {
            setFocused(true);
            fire('onFocus');
          },
          onBlur() {
            setFocused(false);
            onBlur?.();
            fire('onBlur');
          },
        })}
      </div>
      <Aside>
        <span id={`${id}-why`}>{problem ? `Invalid: ${problem}` : 'Valid'}</span>
      </Aside>
    </>
  );
}
