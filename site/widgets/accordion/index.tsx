// The Accordion, alive: employees by department, one pane open at a time unless several may be.
import { useState } from 'react';
import {
  Button,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Mark } from '../kit/containers-mark.tsx';
import { partMarkup } from '../kit/containers-markup.ts';
import { type AccordionState, initial, panesOf } from './panes.ts';
import '../kit/containers.css';

function AccordionStage({ state, fire }: StageProps<AccordionState>) {
  const isDefault = state.isdefaultpane;
  const [opened, setOpened] = useState({ isDefault, keys: isDefault ? ['salesPane'] : [] });
  const first = isDefault ? ['salesPane'] : [];
  const keys = opened.isDefault === isDefault ? opened.keys : first;
  const shown = state.closeothers ? keys.slice(-1) : keys;
  const change = (next: string[]) => {
    for (const pane of shown) if (!next.includes(pane)) fire('onCollapse', { widget: pane });
    for (const pane of next) if (!shown.includes(pane)) fire('onExpand', { widget: pane });
    setOpened({ isDefault, keys: next });
  };
  return (
    <DisclosureGroup
      className="d-accordion"
      style={{ maxBlockSize: state.height, overflowY: state.height ? 'auto' : 'visible' }}
      allowsMultipleExpanded={!state.closeothers}
      expandedKeys={shown}
      onExpandedChange={(next) => change([...next].map(String))}
    >
      {panesOf(state).map(({ name, title, note, badge, look, people }) => (
        <Disclosure key={name} id={name} className="d-accordion-pane">
          <Heading level={2} className="d-accordion-heading">
            <Button slot="trigger" className="d-fold-button">
              <span className="d-fold-sign" aria-hidden="true" />
              <span className="d-fold-title">
                {title || name}
                {note ? <small>{note}</small> : null}
              </span>
              <Mark text={badge} look={look} />
            </Button>
          </Heading>
          <DisclosurePanel className="d-accordion-panel">
            <ul className="d-staff">
              {people.map((person) => (
                <li key={person}>{person}</li>
              ))}
            </ul>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}

export default createDemo({
  tag: 'accordion',
  initial,
  Stage: AccordionStage,
  native: () => import('./native.tsx'),
  ofContent: ['title', 'subheading', 'badgevalue', 'badgetype', 'isdefaultpane'],
  content: (state, prefix) =>
    panesOf(state)
      .map(({ name, title, note, badge, look }) =>
        partMarkup(`${prefix}-accordionpane`, {
          name,
          title,
          subheading: note,
          badgevalue: badge,
          badgetype: look,
          isdefaultpane: name === 'salesPane' && state.isdefaultpane ? 'true' : '',
        }),
      )
      .join('\n'),
});
