// The Panel, alive: open orders under a title bar that folds, explains, offers actions and closes.
import {
  Button,
  Dialog,
  DialogTrigger,
  Disclosure,
  DisclosurePanel,
  Heading,
  MenuTrigger,
  Popover,
} from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { entriesOf } from '../kit/containers-entries.ts';
import { Glyph } from '../kit/containers-glyph.tsx';
import { Mark } from '../kit/containers-mark.tsx';
import { Flyout } from '../kit/containers-menu.tsx';
import { initial, ORDERS, type PanelState, TOTAL } from './orders.ts';
import '../kit/containers.css';

function PanelStage({ state, set, fire }: StageProps<PanelState>) {
  const { title, subheading, collapsible, closable, expanded } = state;
  const actions = entriesOf(state.actions, []);
  const close = () => {
    set({ show: false });
    fire('onClose');
  };
  return (
    <Disclosure
      className="d-panel"
      isExpanded={expanded}
      onExpandedChange={(isOpen) => {
        set({ expanded: isOpen });
        fire(isOpen ? 'onExpand' : 'onCollapse');
      }}
    >
      <div className="d-panel-bar">
        <Heading level={2} className="d-panel-title">
          <span className="d-fold-title">
            {title}
            {subheading ? <small>{subheading}</small> : null}
          </span>
        </Heading>
        <Mark text={state.badgevalue} look={state.badgetype} />
        <span className="d-panel-tools">
          {state.helptext ? <Help text={state.helptext} /> : null}
          {actions.length ? (
            <MenuTrigger>
              <Button className="d-panel-tool" aria-label="Actions">
                <Glyph name="cog" />
              </Button>
              <Flyout
                label="Actions"
                entries={actions}
                onSelect={({ label }) => fire('onActionsclick', { $item: { label } })}
                popover={{ placement: 'bottom end' }}
              />
            </MenuTrigger>
          ) : null}
          {collapsible ? (
            <Button slot="trigger" className="d-panel-tool" aria-label={`${title}: details`}>
              <span className="d-fold-sign" aria-hidden="true" />
            </Button>
          ) : null}
          {closable ? (
            <Button slot={null} className="d-panel-tool" aria-label="Close" onPress={close}>
              <Glyph name="times" />
            </Button>
          ) : null}
        </span>
      </div>
      <DisclosurePanel className="d-panel-body">
        <ul className="d-panel-orders">
          {ORDERS.map(({ id, total }) => (
            <li key={id}>
              <span>{id}</span>
              <span>{total}</span>
            </li>
          ))}
        </ul>
        <p className="d-panel-footer">{TOTAL}</p>
      </DisclosurePanel>
    </Disclosure>
  );
}

function Help({ text }: { text: string }) {
  return (
    <DialogTrigger>
      <Button className="d-panel-tool" aria-label="Help">
        ?
      </Button>
      <Popover className="d-flyout" offset={4}>
        <Dialog className="d-panel-help" aria-label="Help">
          {text}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

export default createDemo({
  tag: 'panel',
  initial,
  Stage: PanelStage,
  native: () => import('./native.tsx'),
});
