// React Native's Textarea, alive: several lines with a floating label, counted while one writes.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { evaluateHelpText } from '../kit/inputs-help-text.ts';
import { NativeField } from '../kit/native-field.tsx';
import { Aside, NativePhone } from '../kit/native-phone.tsx';
import { useDraft } from './use-draft.ts';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  datavalue: string;
  placeholder: string;
  floatinglabel: string;
  maxchars: number;
  limitdisplaytext: string;
  updateon: string;
  required: boolean;
  readonly: boolean;
}>;

export default function NativeTextarea({ state, set, fire }: Props) {
  const { datavalue, placeholder, floatinglabel, maxchars, required, readonly } = state;
  const { text, setDraft, commit } = useDraft({ state, set, fire });
  return (
    <NativePhone title="Leave request">
      <NativeField
        name="Reason"
        floatingLabel={floatinglabel}
        placeholder={placeholder}
        isEmpty={text === ''}
        problem={required && !datavalue.trim() ? 'a value is required.' : ''}
        fire={fire}
        onBlur={() => commit(text)}
      >
        {(field) => (
          <textarea
            {...field}
            rows={4}
            value={text}
            required={required}
            readOnly={readonly}
            {...(maxchars > 0 ? { maxLength: maxchars } : {})}
            onChange={({ target: { value } }) =>
              state.updateon === 'blur' ? setDraft(value) : commit(value)
            }
          />
        )}
      </NativeField>
      {maxchars > 0 ? (
        <Aside>{evaluateHelpText(state.limitdisplaytext, text.length, maxchars)}</Aside>
      ) : null}
      <Aside>
        Scripts read <code>{JSON.stringify(datavalue)}</code>
      </Aside>
    </NativePhone>
  );
}
