// The Textarea, alive: several lines, counted while one writes, and the value that scripts see meanwhile.
import { useId } from 'react';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { FieldName, fieldEvents, Validity } from '../kit/inputs-field.tsx';
import { evaluateHelpText } from '../kit/inputs-help-text.ts';
import { useDraft } from './use-draft.ts';
import '../kit/inputs.css';

const initial = {
  datavalue: 'My sister gets married in Lisbon.',
  placeholder: 'Why do you ask for these days?',
  maxchars: 120,
  limitdisplaytext: "(maxchars - charlength) + ' characters left out of ' + maxchars",
  updateon: 'blur',
  floatinglabel: '',
  required: true,
  readonly: false,
  show: true,
};

export default createDemo({
  tag: 'textarea',
  initial,
  Stage: TextareaStage,
  native: () => import('./native.tsx'),
});

function TextareaStage({ state, set, fire }: StageProps<typeof initial>) {
  const { datavalue, placeholder, maxchars, required, readonly } = state;
  const id = useId();
  const { text, setDraft, commit } = useDraft({ state, set, fire });
  const problem = required && !datavalue.trim() ? 'a value is required.' : '';
  const help = maxchars > 0 ? evaluateHelpText(state.limitdisplaytext, text.length, maxchars) : '';
  const { onFocus, onBlur, onClick } = fieldEvents(fire);
  return (
    <div className="d-fa-field">
      <label htmlFor={id}>
        <FieldName text="Reason" isRequired={required} />
      </label>
      <textarea
        id={id}
        className="d-fa-input"
        rows={4}
        value={text}
        placeholder={placeholder}
        required={required}
        readOnly={readonly}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-help ${id}-validity`}
        {...(maxchars > 0 ? { maxLength: maxchars } : {})}
        onChange={({ target: { value } }) =>
          state.updateon === 'blur' ? setDraft(value) : commit(value)
        }
        onClick={onClick}
        onFocus={onFocus}
        onBlur={() => {
          commit(text);
          onBlur();
        }}
      />
      <p id={`${id}-help`} className="d-fa-soft">
        {help}
      </p>
      <p id={`${id}-validity`}>
        <Validity problem={problem} />
      </p>
      <dl className="d-fa-values">
        <div>
          <dt>
            <code>datavalue</code>
          </dt>
          <dd>{datavalue ? `“${datavalue}”` : 'empty'}</dd>
        </div>
      </dl>
    </div>
  );
}
