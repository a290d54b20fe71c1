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
import '../kit/containers.css';

const initial = {
  title: 'Open orders',
  badgevalue: '3',
  helptext: 'Orders that have not left the warehouse.',
  actions: 'Export, Print',
  collapsible: true,
  closable: true,
  expanded: true,
  show: true,
};

const ORDERS = [
  { id: 'Order 1042', total: '€ 310' },
  { id: 'Order 1043', total: '€ 89' },
  { id: 'Order 1047', total: '€ 1,240' },
];

function PanelStage({ state, set, fire }: StageProps<typeof initial>) {
  const { title, collapsible, closable, expanded } = state;
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
          {title}
        </Heading>
        <Mark text={state.badgevalue} look="warning" />
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
        <p className="d-panel-footer">Total € 1,639</p>
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

export default createDemo({ tag: 'panel', initial, Stage: PanelStage });
