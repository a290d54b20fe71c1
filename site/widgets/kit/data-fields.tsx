// A field of a form: caption, control, and what is wrong with its value.
import { useId } from 'react';

type Props = {
  label: string;
  value: string;
  onChange(value: string): void;
  type?: 'text' | 'date';
  /** Makes the field a select. */
  options?: readonly string[];
  required?: boolean;
  readOnly?: boolean;
  error?: string | undefined;
  onBlur?(): void;
};

export function Field({
  label,
  value,
  onChange,
  type = 'text',
  options,
  required,
  readOnly,
  error,
  onBlur,
}: Props) {
  const id = useId();
  const said = {
    id,
    className: 'd-data-input',
    value,
    required,
    onBlur,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className="d-data-field">
      <label htmlFor={id}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {options && !readOnly ? (
        <select {...said} onChange={(event) => onChange(event.target.value)}>
          {options.map((one) => (
            <option key={one} value={one}>
              {one || 'All'}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...said}
          type={type}
          readOnly={readOnly}
          maxLength={200}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error ? (
        <p id={`${id}-error`} className="d-data-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
