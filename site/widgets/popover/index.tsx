// The Popover, alive: new leave requests beside a link, opened by click or by pointer.
import { useEffect, useId, useRef, useState } from 'react';
import { Button, OverlayArrow, Popover } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { initial, type PopoverState, REQUESTS } from './requests.ts';
import '../kit/containers.css';

const SIDES = { bottom: 'bottom', left: 'left', right: 'right', top: 'top' } as const;

function PopoverStage({ state, fire }: StageProps<PopoverState>) {
  const [openedBy, setOpenedBy] = useState<'click' | 'hover' | ''>('');
  const link = useRef<HTMLButtonElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const id = useId();
  const { interaction, title } = state;
  const isOpen = openedBy !== '';
  const open = (by: 'click' | 'hover') => {
    setOpenedBy(by);
    if (!isOpen) fire('onLoad');
  };
  const close = () => setOpenedBy('');
  const press = () => (openedBy === 'click' ? close() : open('click'));
  const hover = (isOver: boolean) => {
    if (isOver && !isOpen) open('hover');
    if (!isOver && openedBy === 'hover') close();
  };
  const closesAt = (target: Node) =>
    !link.current?.contains(target) &&
    (state.autoclose === 'always' ||
      (state.autoclose === 'outsideClick' && !overlay.current?.contains(target)));
  useLeaving(isOpen, closesAt, close);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current !== isOpen) fire(isOpen ? 'onShow' : 'onHide');
    wasOpen.current = isOpen;
  });
  const side = Object.entries(SIDES).find(([name]) => name === state.popoverplacement)?.[1];
  return (
    <div className="d-hint-demo">
      <Button
        ref={link}
        className="d-hint-link"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-describedby': id } : {})}
        {...(interaction !== 'hover' ? { onPress: press } : {})}
        {...(interaction !== 'click' ? { onHoverChange: hover } : {})}
      >
        {state.caption || 'Popover'}
      </Button>
      <Popover
        ref={overlay}
        className="d-hint"
        triggerRef={link}
        isNonModal
        isOpen={isOpen}
        onOpenChange={(next) => (next ? undefined : close())}
        shouldCloseOnInteractOutside={() => false}
        placement={side ?? 'bottom'}
        offset={state.popoverarrow ? 10 : 4}
        style={{ inlineSize: state.popoverwidth }}
      >
        {state.popoverarrow ? (
          <OverlayArrow className="d-hint-arrow">
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M0 0 6 6 12 0" />
            </svg>
          </OverlayArrow>
        ) : null}
        <div id={id}>
          {title ? <strong>{title}</strong> : null}
          {REQUESTS.map((request) => (
            <p key={request}>{request}</p>
          ))}
        </div>
      </Popover>
    </div>
  );
}

/** While open: a click that closes it, or Escape wherever the focus is. */
function useLeaving(isOpen: boolean, closesAt: (target: Node) => boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Node && closesAt(target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('click', click);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('keydown', key);
    };
  });
}

export default createDemo({
  tag: 'popover',
  native: () => import('./native.tsx'),
  initial,
  idle: ({ type }): { [Key in keyof PopoverState]?: keyof PopoverState } =>
    type === 'dropdown' ? {} : { popoverwidth: 'type' },
  Stage: PopoverStage,
});
