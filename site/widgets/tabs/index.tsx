// The Tabs, alive: profile, leave and documents of an employee, one at a time.
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';
import { Mark } from '../kit/containers-mark.tsx';
import { partMarkup } from '../kit/containers-markup.ts';
import '../kit/containers.css';

const initial = {
  tabsposition: 'top',
  defaultpaneindex: 0,
  title: 'Leave',
  badgevalue: '2',
  badgetype: 'default',
  transition: 'none',
  horizontalalign: 'left',
  enablescroll: false,
  disabletoucheffect: false,
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
      ? { ...pane, title: state.title || pane.name, badge: state.badgevalue, look: state.badgetype }
      : { ...pane, badge: '', look: '' },
  );

type Pane = { name: string; title: string; text: string; badge: string; look: string };

/** Panes of the page have neither badges nor names of their own. */
const ownPanes = (panes: readonly { title: string; text: string }[]): Pane[] =>
  panes.map((pane) => ({ ...pane, name: pane.title, badge: '', look: '' }));

function TabsStage({ state, data, fire }: StageProps<TabsState, IllustrationData['panes']>) {
  const panes: Pane[] = data ? ownPanes(data.panes) : panesOf(state);
  const indexOf = (name: string) => panes.findIndex((pane) => pane.name === name);
  const start = state.defaultpaneindex;
  const first = panes[start]?.name ?? panes[0]?.name ?? '';
  const [chosen, setChosen] = useState({ start, name: first });
  const open = chosen.start === start ? chosen.name : first;
  const position = state.tabsposition;
  const change = (name: string) => {
    if (name === open) return;
    fire('onDeselect', { widget: open });
    fire('onSelect', { widget: name });
    fire('onChange', { newPaneIndex: indexOf(name), oldPaneIndex: indexOf(open) });
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
          aria-label={data?.label ?? 'Employee'}
          data-align={state.horizontalalign}
        >
          {panes.map(({ name, title, badge, look }) => (
            <Tab key={name} id={name} className="d-tab">
              {title}
              <Mark text={badge} look={look} />
            </Tab>
          ))}
        </TabList>
        {panes.map(({ name, text }) => (
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
  takes: 'panes',
  native: () => import('./native.tsx'),
  notNative: ['horizontalalign'],
  initial,
  Stage: TabsStage,
  ofContent: ['title', 'badgevalue', 'badgetype'],
  content: (state, prefix) =>
    panesOf(state)
      .map(({ name, title, badge, look }) =>
        partMarkup(`${prefix}-tabpane`, { name, title, badgevalue: badge, badgetype: look }),
      )
      .join('\n'),
});
