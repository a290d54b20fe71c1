// React Native's Form, alive: a leave request whose labels are above or beside its fields; what is missing is said below them.
import { type FormEvent, useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';
import { NativePhone, readyWith } from '../kit/native-phone.tsx';
import { useOwnFields } from '../kit/use-own-fields.ts';
import { NativeFormField } from './native-field.tsx';
import { NativeSaid } from './native-said.tsx';

const SHEET = new URL('./native.css?no-inline', import.meta.url).href;

export const ready = readyWith(SHEET);

type FormData = IllustrationData['form'];

type Props = StageProps<
  {
    title: string;
    layoutposition: string;
    required: boolean;
    postmessage: string;
    messagelayout: string;
  },
  FormData
>;

const leaveRequest = (required: boolean): FormData['fields'] => [
  { label: 'Type', value: 'Vacation', options: ['Vacation', 'Sick', 'Training'] },
  { label: 'First day', type: 'date', value: '2026-12-07' },
  { label: 'Last day', type: 'date', value: '2026-12-11' },
  { label: 'Reason', required },
];

export default function NativeForm({ state, data, fire }: Props) {
  const { title, layoutposition, postmessage } = state;
  const fields = data?.fields ?? leaveRequest(state.required);
  const { values, shown, isMarked, enter, check, ...form } = useOwnFields(fields);
  const [said, setSaid] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    fire('onBeforesubmit', { $data: values });
    fire('onSubmit', { $formData: values });
    fire('onResult', { $data: { leaveId: 17 } });
    fire('onSuccess', { $data: { leaveId: 17 } });
    setSaid(postmessage);
  };
  const reset = () => {
    form.reset();
    form.unmark();
  };
  return (
    <NativePhone title="Leave" sheet={SHEET}>
      {title ? <p className="n-form-title">{title}</p> : null}
      <NativeSaid
        text={said}
        isToast={state.messagelayout === 'Toaster'}
        onClose={() => setSaid('')}
      />
      <form className="n-form" data-layout={layoutposition} noValidate onSubmit={submit}>
        {shown.map((field) => (
          <NativeFormField
            key={field.label}
            field={field}
            value={values[field.label] ?? ''}
            isWrong={isMarked(field)}
            onChange={(value) => enter(field.label, value)}
          />
        ))}
        {data?.list ? <NativeList list={data.list} /> : null}
        <div className="n-actions">
          <button type="button" className="n-button" data-quiet="" onClick={reset}>
            Reset
          </button>
          <button type="submit" className="n-button">
            Save
          </button>
        </div>
      </form>
    </NativePhone>
  );
}

/** The records that belong to what is entered. */
function NativeList({ list }: { list: NonNullable<FormData['list']> }) {
  return (
    <ul className="n-list" aria-label={list.title}>
      {list.rows.map((cells) => (
        <li key={cells.join()} className="n-line">
          {cells.map((cell, at) => (
            <span key={list.columns[at]}>{String(cell)}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
