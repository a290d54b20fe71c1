// The Form, alive: a leave request that is checked and sent.
import { type FormEvent, useState } from 'react';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Field } from '../kit/data-fields.tsx';
import { FormFrame, useMessage } from '../kit/data-form-frame.tsx';
import { OwnForm } from '../kit/data-own-form.tsx';
import '../kit/data.css';

const EMPTY = { type: 'Vacation', startDate: '2026-12-07', endDate: '2026-12-11', reason: '' };

type Values = typeof EMPTY;
type Errors = Partial<Record<keyof Values, string>>;

export default createDemo({
  tag: 'form',
  native: () => import('./native.tsx'),
  notNative: ['layout-style'],
  takes: 'form',
  initial: {
    title: 'Request leave',
    formlayout: 'inline',
    'layout-style': '1-column',
    layoutposition: 'vertical',
    validationtype: 'default',
    required: true,
    readonly: false,
    postmessage: 'Your request is on its way.',
    messagelayout: 'Inline',
  },
  Stage({ state, data, fire }) {
    const { title, required, validationtype: validation, readonly: readOnly } = state;
    const [values, setValues] = useState<Values>(EMPTY);
    const [errors, setErrors] = useState<Errors>({});
    const [isOpen, setOpen] = useState(false);
    const { message, say } = useMessage();
    const isByBrowser = validation === 'html';
    const find = () => (validation === 'none' ? {} : findErrors(values, required));
    const submit = (event: FormEvent) => {
      event.preventDefault();
      const found = find();
      setErrors(found);
      if (Object.keys(found).length) return;
      fire('onBeforesubmit', { $data: values });
      fire('onSubmit', { $formData: values });
      fire('onResult', { $data: { leaveId: 17 } });
      fire('onSuccess', { $data: { leaveId: 17 } });
      say(state.postmessage);
      setOpen(false);
    };
    const reset = () => {
      setValues(EMPTY);
      setErrors({});
    };
    const field = (name: keyof Values) => ({
      value: values[name],
      onChange: (value: string) => setValues({ ...values, [name]: value }),
      onBlur: () => {
        if (isByBrowser) setErrors({ ...errors, [name]: find()[name] });
      },
      error: validation === 'none' ? undefined : errors[name],
      readOnly,
    });
    const save = (sent: Readonly<Record<string, string>>) => {
      fire('onBeforesubmit', { $data: sent });
      fire('onSubmit', { $formData: sent });
      fire('onSuccess', { $data: sent });
      say(state.postmessage);
      setOpen(false);
    };
    return (
      <FormFrame
        title={title}
        isDialog={state.formlayout === 'dialog'}
        isOpen={isOpen}
        onOpenChange={setOpen}
        message={message}
        isToaster={state.messagelayout === 'Toaster'}
      >
        {data ? (
          <OwnForm data={data} layout={state['layout-style']} isReadOnly={readOnly} onSave={save} />
        ) : (
          <form onSubmit={submit} noValidate={!isByBrowser}>
            <div className="d-data-columns" data-layout={state['layout-style']}>
              <Field label="Type" options={['Vacation', 'Sick', 'Training']} {...field('type')} />
              <Field label="First day" type="date" {...field('startDate')} />
              <Field label="Last day" type="date" {...field('endDate')} />
              <Field label="Reason" required={required} {...field('reason')} />
            </div>
            <div className="d-data-actions">
              <button type="button" className="d-data-button" disabled={readOnly} onClick={reset}>
                Reset
              </button>
              <button type="submit" className="d-data-button d-data-main" disabled={readOnly}>
                Save
              </button>
            </div>
          </form>
        )}
      </FormFrame>
    );
  },
});

function findErrors({ startDate, endDate, reason }: Values, isRequired: boolean): Errors {
  return {
    ...(endDate < startDate ? { endDate: 'The leave ends before it begins.' } : {}),
    ...(isRequired && !reason.trim() ? { reason: 'Enter a reason.' } : {}),
  };
}
