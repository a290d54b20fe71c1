// The Dropdown Menu, alive: what can be done with an order, behind one button.
import { useRef, useState } from 'react';
import { Button, MenuTrigger } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { type Entry, entriesOf } from '../kit/containers-entries.ts';
import { EntryMenu, Flyout } from '../kit/containers-menu.tsx';
import { ACTIONS } from './actions.ts';
import '../kit/containers.css';

const initial = {
  caption: 'Actions',
  dataset: 'Open, Copy, Share, Cancel',
  menulayout: 'vertical',
  menuposition: 'down,right',
  autoclose: 'always',
  itemicon: 'icon',
  itemchildren: 'children',
  show: true,
};

/** Where the list grows to: down and to the right means below, left edges in line. */
const PLACES = {
  'down,right': 'bottom left',
  'down,left': 'bottom right',
  'up,right': 'top left',
  'up,left': 'top right',
} as const;

function DropdownStage({ state, fire }: StageProps<typeof initial>) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const { caption, autoclose } = state;
  const place = Object.entries(PLACES).find(([name]) => name === state.menuposition)?.[1];
  const menu = {
    label: caption || 'Menu',
    entries: entriesOf(state.dataset, ACTIONS),
    fields: { icon: state.itemicon, children: state.itemchildren },
    isHorizontal: state.menulayout === 'horizontal',
    closesOnSelect: autoclose === 'always',
    onSelect: (entry: Entry) => {
      fire('onSelect', { $item: entry });
      if (!place && autoclose === 'always') setOpen(false);
    },
  };
  const shown = (
    <>
      {caption} <span className="d-caret" aria-hidden="true" />
    </>
  );
  if (!place)
    return (
      <div className="d-dropdown">
        <p>Order 1042</p>
        <Button
          className="d-dropdown-button"
          aria-label={caption || 'Menu'}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {shown}
        </Button>
        {isOpen ? <EntryMenu {...menu} /> : null}
      </div>
    );
  const staysOpen = autoclose === 'disabled';
  return (
    <div className="d-dropdown">
      <p>Order 1042</p>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          className="d-dropdown-button"
          aria-label={caption || 'Menu'}
          onPressStart={() => {
            wasOpen.current = isOpen;
          }}
          onPress={() => {
            // A menu that nothing else closes is closed by its button.
            if (wasOpen.current && staysOpen) setOpen(false);
          }}
        >
          {shown}
        </Button>
        <Flyout
          {...menu}
          popover={{
            placement: place,
            isNonModal: staysOpen,
            ...(staysOpen ? { shouldCloseOnInteractOutside: () => false } : {}),
          }}
        />
      </MenuTrigger>
    </div>
  );
}

/** The product writes it as `menu`. */
export default createDemo({
  tag: 'menu',
  native: () => import('./native.tsx'),
  // Its list has one level.
  notNative: ['itemchildren'],
  initial,
  Stage: DropdownStage,
});
