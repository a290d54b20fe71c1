// React Native's Text, alive: a field with a floating label, and a line under it that says what isn't valid.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { checkText, takesLetters, valueFor } from '../kit/inputs-text.ts';
import { NativeField } from '../kit/native-field.tsx';
import { NativePhone } from '../kit/native-phone.tsx';

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
  const value = valueFor(type, state.datavalue);
  return (
    <NativePhone title="Employee">
      <NativeField
        name={placeholder || 'Employee number'}
        floatingLabel={floatinglabel}
        placeholder={placeholder}
        isEmpty={value === ''}
        problem={checkText(value, state)}
        fire={fire}
      >
        {(field) => (
          <input
            {...field}
            key={type}
            type={type}
            value={value}
            required={required}
            {...(maxchars > 0 && takesLetters(type) ? { maxLength: maxchars } : {})}
            onChange={({ target }) => {
              fire('onChange', { newVal: target.value, oldVal: state.datavalue });
              set({ datavalue: target.value });
            }}
          />
        )}
      </NativeField>
    </NativePhone>
  );
}
