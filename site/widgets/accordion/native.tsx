// React Native's Accordion, alive: panes with a title, a line below it and a badge, one open at a time unless several may be.
import { useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { NativePhone } from '../kit/native-phone.tsx';
import { type AccordionState, panesOf } from './panes.ts';

export { ready } from '../kit/native-phone.tsx';

export default function NativeAccordion({ state, fire }: StageProps<AccordionState>) {
  const panes = panesOf(state);
  const [opened, setOpened] = useState([0]);
  const shown = state.closeothers ? opened.slice(-1) : opened;
  const turn = (pane: number) => {
    const isOpen = shown.includes(pane);
    fire(isOpen ? 'onCollapse' : 'onExpand', { widget: panes[pane]?.name });
    fire('onChange', { newPaneIndex: isOpen ? -1 : pane, oldPaneIndex: shown.at(-1) ?? -1 });
    setOpened(isOpen ? shown.filter((one) => one !== pane) : [...shown, pane]);
  };
  return (
    <NativePhone title="Departments">
      <div className="n-panes" style={{ maxBlockSize: state.height, overflowY: 'auto' }}>
        {panes.map(({ name, title, note, badge, look, people }, pane) => {
          const isOpen = shown.includes(pane);
          return (
            <div key={name} className="n-pane">
              <button
                type="button"
                className="n-pane-title"
                aria-expanded={isOpen}
                onClick={() => turn(pane)}
              >
                <span>
                  {title || name}
                  {note ? <small>{note}</small> : null}
                </span>
                {badge ? (
                  <span className="n-pane-badge" data-type={look}>
                    {badge}
                  </span>
                ) : null}
                <span aria-hidden="true">{isOpen ? '⌃' : '⌄'}</span>
              </button>
              {isOpen ? (
                <div className="n-pane-content">
                  {people.map((person) => (
                    <p key={person}>{person}</p>
                  ))}
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
    </NativePhone>
  );
}
