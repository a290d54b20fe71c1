// Fields that a page gives → what is entered in them, which of them are shown, and which are missing.
import { useState } from 'react';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';

type Fields = IllustrationData['form']['fields'];

/** What is missing is marked once the form was `check`ed, until it is `unmark`ed. */
export function useOwnFields(fields: Fields) {
  const first = Object.fromEntries(fields.map(({ label, value = '' }) => [label, value]));
  const [values, setValues] = useState<Readonly<Record<string, string>>>(first);
  const [isChecked, setChecked] = useState(false);
  const shown = fields.filter(({ when }) => !when || values[when.field] === when.is);
  const isMissing = ({ label, required }: Fields[number]) =>
    Boolean(required) && !values[label]?.trim();
  return {
    values,
    shown,
    isMarked: (field: Fields[number]) => isChecked && isMissing(field),
    enter: (label: string, value: string) => setValues({ ...values, [label]: value }),
    reset: () => setValues(first),
    unmark: () => setChecked(false),
    /** @returns  whether nothing is missing. */
    check() {
      setChecked(true);
      return !shown.some(isMissing);
    },
  };
}
