// A moment → a field to type it in its pattern, with a button that opens a picker.
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { formatMoment, parseMoment, readMoment } from './pickers-moment.ts';

type Props = {
  label: string;
  /** Undefined while there is no value. */
  at: Date | undefined;
  pattern: string;
  icon: string;
  isDisabled: boolean;
  /** What has been typed, when it can be read; an empty field gives undefined. */
  onType(at: Date | undefined): void;
  fire(event: string): void;
  /** The picker. */
  children: ReactNode;
};

export const SOME_MOMENT = new Date('2026-03-09T09:00Z');

export function PickerField(props: Props) {
  const { label, at, pattern, icon, isDisabled, onType, fire, children } = props;
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  const id = useId();
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed.trim() === '') return onType(undefined);
    const read = parseMoment(typed, pattern, at ?? SOME_MOMENT) ?? readMoment(typed);
    if (read) onType(read);
  };
  return (
    <div className="d-picker">
      <label htmlFor={id}>{label}</label>
      <div className="d-picker-field" ref={field}>
        <input
          id={id}
          autoComplete="off"
          maxLength={80}
          placeholder={pattern}
          disabled={isDisabled}
          value={typed ?? (at ? formatMoment(at, pattern) : '')}
          onChange={(event) => setTyped(event.target.value)}
          onClick={() => fire('onClick')}
          onFocus={() => fire('onFocus')}
          onBlur={() => {
            commit();
            fire('onBlur');
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
          }}
        />
        <DialogTrigger>
          <Button
            className="d-press"
            aria-label={`${label}: open the picker`}
            isDisabled={isDisabled}
          >
            <span aria-hidden="true">{icon}</span>
          </Button>
          <Popover className="d-picker-popover" triggerRef={field} placement="bottom end">
            <Dialog aria-label={label}>{children}</Dialog>
          </Popover>
        </DialogTrigger>
      </div>
    </div>
  );
}
