// The Dropdown Menu, alive: what can be done with an order, behind one button.
import { useRef, useState } from 'react';
import { Button, MenuTrigger } from 'react-aria-components';
import { type Entry, entriesOf } from '../demo/containers-entries.ts';
import { EntryMenu, Flyout } from '../demo/containers-menu.tsx';
import { createDemo, type StageProps } from '../demo/create-demo.tsx';

const initial = {
  caption: 'Actions',
  dataset: 'Open, Copy, Share, Cancel',
  'menu-layout': 'vertical',
  'menu-position': 'down-right',
  autoclose: 'always',
  'action-icon': 'icon',
  'sub-actions': 'children',
  show: true,
};

const ACTIONS: readonly Entry[] = [
  { label: 'Open', icon: 'fa fa-folder-open', link: '#/Order' },
  { label: 'Copy', icon: 'fa fa-copy' },
  { label: 'Share', icon: 'fa fa-users', children: [{ label: 'By mail' }, { label: 'As a link' }] },
  { label: 'Cancel', icon: 'fa fa-times' },
];

/** Where the list grows to: down and to the right means below, left edges in line. */
const PLACES = {
  'down-right': 'bottom left',
  'down-left': 'bottom right',
  'up-right': 'top left',
  'up-left': 'top right',
} as const;

function DropdownStage({ state, fire }: StageProps<typeof initial>) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const { caption, autoclose } = state;
  const place = Object.entries(PLACES).find(([name]) => name === state['menu-position'])?.[1];
  const menu = {
    label: caption || 'Menu',
    entries: entriesOf(state.dataset, ACTIONS),
    fields: { icon: state['action-icon'], children: state['sub-actions'] },
    isHorizontal: state['menu-layout'] === 'horizontal',
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
export default createDemo({ tag: 'menu', initial, Stage: DropdownStage });
