// React Native's Dropdown Menu, alive: a caption with a caret, and below it a list of 160 without levels, closed by a choice.
import { useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { entriesOf, fieldOf } from '../kit/containers-entries.ts';
import { Glyph } from '../kit/containers-glyph.tsx';
import { NativeDropdown } from '../kit/native-dropdown.tsx';
import { Aside, NativePhone, readyWith, useModal } from '../kit/native-phone.tsx';
import { ACTIONS } from './actions.ts';

const SHEET = new URL('../kit/native-links.css?no-inline', import.meta.url).href;

export const ready = readyWith(SHEET);

type Props = StageProps<{ caption: string; dataset: string; itemicon: string }>;

export default function NativeMenu({ state, fire }: Props) {
  const { caption, dataset, itemicon } = state;
  const { isOpen, field, open, close } = useModal();
  const [said, setSaid] = useState('Open the menu.');
  const list = isOpen ? (
    <NativeDropdown label={caption || 'Menu'} field={field} width={160} onClose={close}>
      {entriesOf(dataset, ACTIONS).map((entry) => {
        const { label, link } = entry;
        const icon = fieldOf(entry, itemicon);
        return (
          <button
            key={label}
            type="button"
            className="n-drop-item"
            data-touch=""
            onClick={() => {
              fire('onSelect', { $item: entry });
              setSaid(link ? `${label} leads to the page ${link.replace('#/', '')}.` : `${label}.`);
              close();
            }}
          >
            {icon ? <Glyph name={icon} /> : null}
            {label}
          </button>
        );
      })}
    </NativeDropdown>
  ) : null;
  return (
    <NativePhone title="Order 1042" sheet={SHEET} modal={list}>
      <button
        ref={field}
        type="button"
        className="n-link"
        data-menu=""
        aria-haspopup="dialog"
        aria-label={caption || 'Menu'}
        onClick={open}
      >
        {caption} <b aria-hidden="true">▾</b>
      </button>
      <p>3 desks, 2 lamps</p>
      <p>Delivery on March 12</p>
      <Aside>
        <span role="status">{said}</span>
      </Aside>
    </NativePhone>
  );
}
