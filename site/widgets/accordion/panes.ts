// The Accordion's state → its panes: employees by department.

export const initial = {
  closeothers: true,
  title: 'Sales',
  subheading: 'Ground floor',
  badgevalue: '3',
  badgetype: 'default',
  isdefaultpane: true,
  height: '',
  show: true,
};

export type AccordionState = typeof initial;

const PANES = [
  { name: 'engineeringPane', title: 'Engineering', people: ['Maya Lind', 'Tom Berg'] },
  { name: 'salesPane', title: 'Sales', people: ['Ana Ruiz', 'Ben Okoro', 'Lea Novak'] },
  { name: 'marketingPane', title: 'Marketing', people: ['Ines Costa'] },
];

/** Properties of a pane are those of Sales; the others keep theirs. */
export function panesOf(state: AccordionState) {
  return PANES.map((pane) =>
    pane.name === 'salesPane'
      ? {
          ...pane,
          title: state.title,
          note: state.subheading,
          badge: state.badgevalue,
          look: state.badgetype,
        }
      : { ...pane, note: '', badge: String(pane.people.length), look: 'default' },
  );
}
