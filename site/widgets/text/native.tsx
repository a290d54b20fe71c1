// React Native's Text, alive: a field with a floating label, and a line in red under what isn't valid.
import { useId, useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { checkText, takesLetters, valueFor } from '../kit/inputs-text.ts';
import { Aside, NativePhone } from '../kit/native-phone.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  type: string;
  placeholder: string;
  floatinglabel: string;
  datavalue: string;
  regexp: string;
  maxchars: number;
  required: boolean;
}>;

export default function NativeText({ state, set, fire }: Props) {
  const { type, placeholder, floatinglabel, maxchars, required } = state;
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  const value = valueFor(type, state.datavalue);
  const problem = checkText(value, state);
  const isUp = isFocused || value !== '';
  return (
    <NativePhone title="Employee">
      <div className="n-field" data-label={floatinglabel ? '' : undefined}>
        {floatinglabel ? (
          <label htmlFor={id} data-up={isUp || undefined}>
            {floatinglabel}
          </label>
        ) : null}
        <input
          key={type}
          id={id}
          className="n-input"
          type={type}
          value={value}
          placeholder={floatinglabel && !isFocused ? '' : placeholder}
          aria-label={floatinglabel || placeholder || 'Employee number'}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-why`}
          required={required}
          autoComplete="off"
          {...(maxchars > 0 && takesLetters(type) ? { maxLength: maxchars } : {})}
          onChange={({ target }) => {
            fire('onChange', { newVal: target.value, oldVal: state.datavalue });
            set({ datavalue: target.value });
          }}
          onFocus={() => {
            setFocused(true);
            fire('onFocus');
          }}
          onBlur={() => {
            setFocused(false);
            fire('onBlur');
          }}
        />
      </div>
      <Aside>
        <span id={`${id}-why`}>{problem ? `Invalid: ${problem}` : 'Valid'}</span>
      </Aside>
    </NativePhone>
  );
}
