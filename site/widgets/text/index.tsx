// The Text, alive: one line of input with a type, a mask, a pattern and a maximum of characters.
import { useId, useState } from 'react';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { FieldName, fieldEvents, Validity } from '../kit/inputs-field.tsx';
import { applyMask, maskGuide } from '../kit/inputs-mask.ts';
import { checkText, takesLetters, takesMask, valueFor } from '../kit/inputs-text.ts';
import '../kit/inputs.css';

const initial = {
  type: 'text',
  placeholder: 'E-1234',
  floatinglabel: '',
  datavalue: '',
  displayformat: 'A-9999',
  regexp: '^E-\\d{4}$',
  maxchars: 6,
  required: true,
  show: true,
};

export default createDemo({
  tag: 'text',
  initial,
  Stage: TextStage,
  native: () => import('./native.tsx'),
  notNative: ['displayformat'],
});

function TextStage({ state, set, fire }: StageProps<typeof initial>) {
  const { type, placeholder, displayformat, maxchars, required } = state;
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  const mask = takesMask(type) ? displayformat : '';
  const most = maxchars > 0 && (takesLetters(type) || type === 'number') ? maxchars : undefined;
  const value = valueFor(type, state.datavalue);
  const problem = checkText(value, state);
  const { onFocus, onBlur, onClick } = fieldEvents(fire);
  const change = (typed: string) => {
    const newVal = (mask ? applyMask(mask, typed) : typed).slice(0, most);
    if (newVal === state.datavalue) return;
    set({ datavalue: newVal });
    fire('onChange', { newVal, oldVal: state.datavalue });
  };
  return (
    <div className="d-fa-field">
      <label htmlFor={id}>
        <FieldName text="Employee number" isRequired={required} />
      </label>
      <input
        key={type}
        id={id}
        className="d-fa-input"
        type={type}
        value={value}
        placeholder={mask && isFocused ? maskGuide(mask) : placeholder}
        required={required}
        autoComplete="off"
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-validity`}
        {...(most ? { maxLength: most } : {})}
        onChange={(event) => change(event.target.value)}
        onClick={onClick}
        onFocus={() => {
          setFocused(true);
          onFocus();
        }}
        onBlur={() => {
          setFocused(false);
          onBlur();
        }}
      />
      <p id={`${id}-validity`}>
        <Validity problem={problem} />
      </p>
    </div>
  );
}
