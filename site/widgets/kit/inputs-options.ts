// A dataset and its fields → options of a Select: what people see, and the value that scripts get.
import { toList } from './inputs-field.tsx';

export type Option = { key: string; text: string; value: string | number };

type DepartmentField = 'deptId' | 'name' | 'location';

const DEPARTMENTS: readonly Readonly<Record<DepartmentField, string | number>>[] = [
  { deptId: 1, name: 'Engineering', location: 'Berlin' },
  { deptId: 2, name: 'Finance', location: 'London' },
  { deptId: 3, name: 'Marketing', location: 'Lisbon' },
  { deptId: 4, name: 'Sales', location: 'Boston' },
];

const BINDING = 'bind:Variables.departments.dataSet';

export const departments = { binding: BINDING, fields: 'deptId, name, location' };

type Source = { dataset: string; datafield: string; displayfield: string };

/** The data of `departments`, or, for anything else, texts separated by commas. */
export function toOptions({ dataset, datafield, displayfield }: Source): Option[] {
  if (dataset.trim() !== BINDING)
    return toList(dataset).map((text) => ({ key: text, text, value: text }));
  return DEPARTMENTS.map((department) => ({
    key: String(department.deptId),
    text: isField(displayfield) ? String(department[displayfield]) : `no field “${displayfield}”`,
    value: isField(datafield) ? department[datafield] : '',
  }));
}

function isField(name: string): name is DepartmentField {
  return name === 'deptId' || name === 'name' || name === 'location';
}
