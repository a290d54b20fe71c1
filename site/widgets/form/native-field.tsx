// A field of a form on a phone: its label with an asterisk, its control, and below it what is wrong.
import { useId } from 'react';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';

type Props = {
  field: IllustrationData['form']['fields'][number];
  value: string;
  isWrong: boolean;
  onChange(value: string): void;
};

export function NativeFormField({ field, value, isWrong, onChange }: Props) {
  const id = useId();
  const { label, type = 'text', options, required = false } = field;
  const said = {
    id,
    className: 'n-input',
    value,
    required,
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? `${id}-why` : undefined,
  };
  return (
    <div className="n-form-field">
      <label htmlFor={id}>
        {label}
        {required ? <span className="n-asterisk">*</span> : null}
      </label>
      {options ? (
        <select {...said} onChange={({ target }) => onChange(target.value)}>
          {options.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          {...said}
          type={type}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {isWrong ? (
        <p id={`${id}-why`} className="n-wrong">
          {label} is missing.
        </p>
      ) : null}
    </div>
  );
}
