// The Tabs, alive: profile, leave and documents of an employee, one at a time.
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Mark } from '../demo/containers-mark.tsx';
import { partMarkup } from '../demo/containers-markup.ts';
import { createDemo, type StageProps } from '../demo/create-demo.tsx';

const initial = {
  'tabs-position': 'top',
  'default-pane-index': 0,
  title: 'Leave',
  'badge-value': '2',
  'badge-type': 'info',
  transition: 'none',
  'horizontal-align': 'left',
  show: true,
};

type TabsState = typeof initial;

const PANES = [
  { name: 'profilePane', title: 'Profile', text: 'Maya Lind, Engineering, since 2019.' },
  { name: 'leavePane', title: 'Leave', text: 'Annual leave, 3 days: pending.' },
  { name: 'documentsPane', title: 'Documents', text: 'Contract.pdf, Certificate.pdf.' },
];

/** Title and badge of the panel are those of the second pane. */
const panesOf = (state: TabsState) =>
  PANES.map((pane) =>
    pane.name === 'leavePane'
      ? { ...pane, title: state.title || pane.name, badge: state['badge-value'] }
      : { ...pane, badge: '' },
  );

function TabsStage({ state, fire }: StageProps<TabsState>) {
  const start = state['default-pane-index'];
  const first = PANES[start]?.name ?? 'profilePane';
  const [chosen, setChosen] = useState({ start, name: first });
  const open = chosen.start === start ? chosen.name : first;
  const position = state['tabs-position'];
  const change = (name: string) => {
    if (name === open) return;
    fire('onDeselect', { widget: open });
    fire('onSelect', { widget: name });
    fire('onChange');
    setChosen({ start, name });
  };
  return (
    <div className="d-tabs-demo">
      <Tabs
        className="d-tabs"
        data-position={position}
        orientation={position === 'left' || position === 'right' ? 'vertical' : 'horizontal'}
        selectedKey={open}
        onSelectionChange={(key) => change(String(key))}
      >
        <TabList
          className="d-tabs-list"
          aria-label="Employee"
          data-align={state['horizontal-align']}
        >
          {panesOf(state).map(({ name, title, badge }) => (
            <Tab key={name} id={name} className="d-tab">
              {title}
              <Mark text={badge} look={state['badge-type']} />
            </Tab>
          ))}
        </TabList>
        {PANES.map(({ name, text }) => (
          <TabPanel key={name} id={name} className="d-tabs-panel" data-move={state.transition}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

export default createDemo({
  tag: 'tabs',
  initial,
  Stage: TabsStage,
  content: (state, prefix) =>
    panesOf(state)
      .map(({ name, title }) => partMarkup(`${prefix}-tabpane`, { name, title }))
      .join('\n'),
});
