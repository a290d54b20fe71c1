// The Live Filter, alive: fields that narrow leave requests down, and a table on its result.
import { type FormEvent, useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Field } from '../kit/data-fields.tsx';
import { FilterResult } from '../kit/data-filter-result.tsx';
import { type Leave, leaveRequests } from '../kit/data-records.ts';
import '../kit/data.css';

const EMPTY = { employee: '', status: '', from: '', to: '' };

type Values = typeof EMPTY;

export default createDemo({
  tag: 'livefilter',
  initial: {
    layout: '2-column',
    matchmode: 'anywhereignorecase',
    'is-range': false,
    autoupdate: false,
    collapsible: true,
    expanded: true as boolean,
    pagesize: 5,
  },
  Stage({ state, set, fire }) {
    const { collapsible, expanded, pagesize, matchmode: mode } = state;
    const hasRange = state['is-range'];
    const isInstant = state.autoupdate;
    const [values, setValues] = useState<Values>(EMPTY);
    const [requested, setAsked] = useState<Values>(EMPTY);
    const filter = (next: Values) => {
      setAsked(next);
      fire('onBeforeservicecall', { $data: next });
      const $data = find(next, mode, hasRange);
      fire('onResult', { $data });
      fire('onSuccess', { $data });
    };
    const submit = (event: FormEvent) => {
      event.preventDefault();
      filter(values);
    };
    const change = (next: Values) => {
      setValues(next);
      if (isInstant) filter(next);
    };
    const field = (name: keyof Values) => ({
      value: values[name],
      onChange: (value: string) => change({ ...values, [name]: value }),
    });
    const fields = (
      <form onSubmit={submit}>
        <div className="d-data-columns" data-layout={state.layout}>
          <Field label="Employee" {...field('employee')} />
          <Field
            label="Status"
            options={['', 'Pending', 'Approved', 'Rejected']}
            {...field('status')}
          />
          <Field
            label={hasRange ? 'Start date, from' : 'Start date'}
            type="date"
            {...field('from')}
          />
          {hasRange ? <Field label="Start date, to" type="date" {...field('to')} /> : null}
        </div>
        <div className="d-data-actions">
          <button type="button" className="d-data-button" onClick={() => change(EMPTY)}>
            Clear
          </button>
          <button type="submit" className="d-data-button d-data-main">
            Filter
          </button>
        </div>
      </form>
    );
    return (
      <div className="d-data-wide">
        {collapsible ? (
          <Disclosure
            className="d-data-disclosure"
            isExpanded={expanded}
            onExpandedChange={(isOpen) => set({ expanded: isOpen })}
          >
            <Heading level={2} className="d-data-fold">
              <Button slot="trigger">Filter leave requests</Button>
            </Heading>
            <DisclosurePanel>{fields}</DisclosurePanel>
          </Disclosure>
        ) : (
          fields
        )}
        <FilterResult found={find(requested, mode, hasRange)} most={Math.max(1, pagesize)} />
      </div>
    );
  },
});

function find(values: Values, mode: string, hasRange: boolean): Leave[] {
  const { status, from, to } = values;
  return leaveRequests.filter(
    (one) =>
      isMatch(one.employee, values.employee.trim(), mode) &&
      (!status || one.status === status) &&
      (!from || (hasRange ? one.startDate >= from : one.startDate === from)) &&
      (!hasRange || !to || one.startDate <= to),
  );
}

function isMatch(text: string, part: string, mode: string): boolean {
  if (!part) return true;
  const [place, ignoringCase] = mode.split('ignorecase');
  if (ignoringCase !== undefined)
    return isMatch(text.toLowerCase(), part.toLowerCase(), place ?? '');
  if (mode === 'start') return text.startsWith(part);
  if (mode === 'end') return text.endsWith(part);
  return mode === 'exact' ? text === part : text.includes(part);
}
