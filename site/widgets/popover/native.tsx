// React Native's Popover, alive: new leave requests in a sheet at the bottom, or in a box below the link.
import { useEffect } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { NativeDropdown } from '../kit/native-dropdown.tsx';
import { Aside, NativeModal, NativePhone, readyWith, useModal } from '../kit/native-phone.tsx';
import { type PopoverState, REQUESTS } from './requests.ts';

const SHEET = new URL('../kit/native-links.css?no-inline', import.meta.url).href;

export const ready = readyWith(SHEET);

export default function NativePopover({ state, fire }: StageProps<PopoverState>) {
  const { caption, title, type, autoclose, autoopen } = state;
  const { isOpen, field, open, close, hide } = useModal();
  const show = () => {
    open();
    fire('onShow');
    fire('onLoad');
  };
  const leave = () => {
    close();
    fire('onHide');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens and closes with this property alone.
  useEffect(() => {
    if (!autoopen) return;
    show();
    return () => {
      hide();
      fire('onHide');
    };
  }, [autoopen]);
  const content = (
    <>
      {title ? <p className="n-pop-title">{title}</p> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap anywhere inside; the keyboard has Escape. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div className="n-pop-content" onClick={autoclose === 'always' ? leave : undefined}>
        {REQUESTS.map((request) => (
          <p key={request}>{request}</p>
        ))}
        {autoclose === 'disabled' ? (
          <button type="button" className="n-button" onClick={leave}>
            Done
          </button>
        ) : null}
      </div>
    </>
  );
  const over = {
    label: title || caption || 'Popover',
    isHeld: autoclose === 'disabled',
    onClose: leave,
    children: content,
  };
  return (
    <NativePhone
      title="Team"
      sheet={SHEET}
      modal={
        !isOpen ? null : type === 'dropdown' ? (
          <NativeDropdown {...over} field={field} width={state.popoverwidth} />
        ) : (
          <NativeModal {...over} className="n-action-sheet" />
        )
      }
    >
      <button
        ref={field}
        type="button"
        className="n-link"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={show}
      >
        <span>{caption}</span>
      </button>
      <p>On leave today: Ada Brown</p>
      <Aside>A tap on the link shows who has asked for leave.</Aside>
    </NativePhone>
  );
}
