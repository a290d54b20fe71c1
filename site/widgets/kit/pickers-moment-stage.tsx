// A moment kept as text → its field and picker, and what scripts would read: the stage of dates, times and both.
import type { ReactNode } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { PickerField } from './pickers-field.tsx';
import { outputOf, readMoment } from './pickers-moment.ts';
import { Reads } from './pickers-options.tsx';

type MomentState = { datavalue: string; outputformat: string; disabled: boolean };

type Props = Pick<StageProps<MomentState>, 'state' | 'set' | 'fire'> & {
  label: string;
  icon: string;
  pattern: string;
  /** The moment as the state has it. */
  toText(at: Date): string;
  /** Moments that can't be chosen. */
  isBlocked?(at: Date): boolean;
  /** The picker; `at` is undefined while there is no value. */
  children(at: Date | undefined, change: (next: Date | undefined) => void): ReactNode;
};

export function MomentStage(props: Props) {
  const { state, set, fire, label, icon, pattern, toText, isBlocked, children } = props;
  const at = readMoment(state.datavalue);
  const output = (moment: Date | undefined) => moment && outputOf(moment, state.outputformat);
  const change = (next: Date | undefined) => {
    const text = next ? toText(next) : '';
    if ((next && isBlocked?.(next)) || text === state.datavalue) return;
    fire('onChange', { newVal: output(next), oldVal: output(at) });
    set({ datavalue: text });
  };
  return (
    <div className="d-stack">
      <PickerField
        label={label}
        at={at}
        pattern={pattern}
        icon={icon}
        isDisabled={state.disabled}
        onType={change}
        fire={fire}
      >
        {children(at, change)}
      </PickerField>
      <Reads value={output(at) ?? null} />
    </div>
  );
}
