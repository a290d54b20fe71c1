// The steps of a leave request: what each asks for, and whether it is filled in.
import { FieldError, Input, Label, TextField } from 'react-aria-components';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';

export type Answers = Readonly<Record<string, string>>;

export type Step = {
  name: string;
  title: string;
  fields: readonly { name: string; label: string; type: string; isRequired: boolean }[];
};

export const STEPS: readonly Step[] = [
  {
    name: 'datesStep',
    title: 'Dates',
    fields: [
      { name: 'from', label: 'First day', type: 'date', isRequired: true },
      { name: 'to', label: 'Last day', type: 'date', isRequired: true },
    ],
  },
  {
    name: 'deputyStep',
    title: 'Deputy',
    fields: [{ name: 'deputy', label: 'Deputy', type: 'text', isRequired: true }],
  },
  {
    name: 'approvalStep',
    title: 'Approval',
    fields: [{ name: 'manager', label: 'Manager', type: 'text', isRequired: false }],
  },
];

/** The steps of a page: a field's caption is its name. */
export const toSteps = ({ steps }: IllustrationData['steps']): Step[] =>
  steps.map(({ title, fields }, index) => ({
    name: `step${index + 1}`,
    title,
    fields: fields.map(({ label, type = 'text', required = false }) => ({
      name: label,
      label,
      type,
      isRequired: required,
    })),
  }));

export const isFilled = ({ fields }: Step, answers: Answers) =>
  fields.every(({ name, isRequired }) => !isRequired || (answers[name] ?? '').trim() !== '');

type Props = {
  step: Step;
  answers: Answers;
  /** Empty required fields are pointed out. */
  isChecked: boolean;
  onChange(part: Answers): void;
};

export function StepFields({ step, answers, isChecked, onChange }: Props) {
  return (
    <div className="d-wizard-fields">
      {step.fields.map(({ name, label, type, isRequired }) => (
        <TextField
          key={name}
          className="d-wizard-field"
          type={type}
          value={answers[name] ?? ''}
          isRequired={isRequired}
          isInvalid={isChecked && isRequired && !(answers[name] ?? '').trim()}
          validationBehavior="aria"
          onChange={(typed) => onChange({ [name]: typed })}
        >
          <Label>
            {label}
            {isRequired ? ' *' : ''}
          </Label>
          <Input />
          <FieldError className="d-wizard-error">{label} is missing.</FieldError>
        </TextField>
      ))}
    </div>
  );
}
