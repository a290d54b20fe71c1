// The steps of a leave request: what each asks for, and whether it is filled in.
import { FieldError, Input, Label, TextField } from 'react-aria-components';

export type Answers = { from: string; to: string; deputy: string; manager: string };

export const NO_ANSWERS: Answers = { from: '', to: '', deputy: '', manager: '' };

export type Step = {
  name: string;
  title: string;
  fields: readonly { name: keyof Answers; label: string; type: string; isRequired: boolean }[];
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

export const isFilled = ({ fields }: Step, answers: Answers) =>
  fields.every(({ name, isRequired }) => !isRequired || answers[name].trim() !== '');

type Props = {
  step: Step;
  answers: Answers;
  /** Empty required fields are pointed out. */
  isChecked: boolean;
  onChange(part: Partial<Answers>): void;
};

export function StepFields({ step, answers, isChecked, onChange }: Props) {
  return (
    <div className="d-wizard-fields">
      {step.fields.map(({ name, label, type, isRequired }) => (
        <TextField
          key={name}
          className="d-wizard-field"
          type={type}
          value={answers[name]}
          isRequired={isRequired}
          isInvalid={isChecked && isRequired && !answers[name].trim()}
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
