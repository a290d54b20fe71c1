// What is on or off on a phone → what it does when it is tapped, and the value that scripts read.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { codeOf } from './pickers-options.tsx';

export type OnOffState = {
  datavalue: boolean;
  checkedvalue: string;
  uncheckedvalue: string;
  disabled: boolean;
};

type Given = Pick<StageProps<OnOffState>, 'state' | 'fire'> & {
  set(change: { datavalue: boolean }): void;
};

export function onOff({ state, set, fire }: Given) {
  const { datavalue, disabled } = state;
  const code = (isOn: boolean) => codeOf(isOn, state.checkedvalue, state.uncheckedvalue);
  return {
    /** As scripts read it. */
    code: code(datavalue),
    press: {
      disabled,
      onFocus: () => fire('onFocus'),
      onBlur: () => fire('onBlur'),
      onClick: () => {
        fire('onTap');
        fire('onChange', { newVal: code(!datavalue), oldVal: code(datavalue) });
        set({ datavalue: !datavalue });
      },
    },
  };
}
