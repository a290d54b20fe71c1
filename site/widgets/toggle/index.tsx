// The Toggle, alive: on or off, with effect at once on the list below it.
import { Switch } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { codeOf, Reads } from '../kit/pickers-options.tsx';
import '../kit/pickers.css';

const EMPLOYEES = [
  { name: 'Ada Brown', hasLeft: false },
  { name: 'Maya Lind', hasLeft: false },
  { name: 'Tom Okafor', hasLeft: true },
];

function Employees({ hasFormer }: { hasFormer: boolean }) {
  return (
    <ul className="d-people" aria-label="Employees">
      {EMPLOYEES.filter(({ hasLeft }) => hasFormer || !hasLeft).map(({ name, hasLeft }) => (
        <li key={name}>
          {name} {hasLeft ? <small>left in 2024</small> : null}
        </li>
      ))}
    </ul>
  );
}

export default createDemo({
  tag: 'toggle',
  native: () => import('./native.tsx'),
  initial: {
    caption: 'Show former employees',
    datavalue: false as boolean,
    checkedvalue: 'ON',
    uncheckedvalue: 'OFF',
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const { caption, datavalue, disabled } = state;
    const code = (isOn: boolean) => codeOf(isOn, state.checkedvalue, state.uncheckedvalue);
    return (
      <div className="d-stack">
        <Switch
          className="d-tick-choice d-toggle"
          isSelected={datavalue}
          isDisabled={disabled}
          onFocus={() => fire('onFocus')}
          onBlur={() => fire('onBlur')}
          onPress={() => fire('onClick')}
          onChange={(isOn) => {
            fire('onChange', { newVal: code(isOn), oldVal: code(datavalue) });
            set({ datavalue: isOn });
          }}
        >
          {caption}
        </Switch>
        <Employees hasFormer={datavalue} />
        <Reads value={code(datavalue)} />
      </div>
    );
  },
});
