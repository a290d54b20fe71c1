// Options of the CheckboxSet's illustration, with fields to group them by.
export type Skill = { name: string; area: string; level: string };

const skills: readonly Skill[] = [
  { name: 'Java', area: 'Engineering', level: 'Advanced' },
  { name: 'SQL', area: 'Engineering', level: 'Basic' },
  { name: 'CSS', area: 'Engineering', level: 'Basic' },
  { name: 'Contracts', area: 'Legal', level: 'Advanced' },
  { name: 'Privacy', area: 'Legal', level: 'Basic' },
  { name: 'Payroll', area: 'Finance', level: 'Advanced' },
];

/** Groups in the order of their first option; one without a title when no option has the field. */
function groupSkills(field: string): [title: string, group: Skill[]][] {
  const groups = new Map<string, Skill[]>();
  for (const skill of skills) {
    const title = field === 'area' || field === 'level' || field === 'name' ? skill[field] : '';
    groups.set(title, [...(groups.get(title) ?? []), skill]);
  }
  return [...groups];
}

/** Options of the page have no fields to group them by. */
export const groupsOf = (
  own: readonly string[] | undefined,
  field: string,
): [string, Pick<Skill, 'name'>[]][] =>
  own ? [['', own.map((name) => ({ name }))]] : groupSkills(field);
