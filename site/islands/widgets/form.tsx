// The Form, alive: a leave request that is checked and sent.
import { type FormEvent, useState } from 'react';
import { createDemo } from '../demo/create-demo.tsx';
import { Field } from '../demo/data-fields.tsx';
import { FormFrame, useMessage } from '../demo/data-form-frame.tsx';

const EMPTY = { type: 'Vacation', startDate: '2026-12-07', endDate: '2026-12-11', reason: '' };

type Values = typeof EMPTY;
type Errors = Partial<Record<keyof Values, string>>;

export default createDemo({
  tag: 'form',
  initial: {
    title: 'Request leave',
    type: 'Inline',
    'layout-style': '1-column',
    'validation-type': 'Default',
    required: true,
    'read-only': false,
    'success-message': 'Your request is on its way.',
    'message-layout': 'inline',
  },
  Stage({ state, fire }) {
    const { title, type, required, 'validation-type': validation, 'read-only': readOnly } = state;
    const [values, setValues] = useState<Values>(EMPTY);
    const [errors, setErrors] = useState<Errors>({});
    const [isOpen, setOpen] = useState(false);
    const { message, say } = useMessage();
    const isByBrowser = validation === 'HTML';
    const find = () => (validation === 'No Validations' ? {} : findErrors(values, required));
    const submit = (event: FormEvent) => {
      event.preventDefault();
      const found = find();
      setErrors(found);
      if (Object.keys(found).length) return;
      fire('onBeforeSubmit', { $data: values });
      fire('onSubmit', { $formdata: values });
      fire('onResult', { $data: { leaveId: 17 } });
      fire('onSuccess', { $data: { leaveId: 17 } });
      say(state['success-message']);
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
      error: validation === 'No Validations' ? undefined : errors[name],
      readOnly,
    });
    return (
      <FormFrame
        title={title}
        isDialog={type === 'Dialog'}
        isOpen={isOpen}
        onOpenChange={setOpen}
        message={message}
        isToaster={state['message-layout'] === 'toaster'}
      >
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
