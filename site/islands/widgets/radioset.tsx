// The Radioset, alive: options as radio buttons, in rows or below each other; exactly one is picked.
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { createDemo } from '../demo/create-demo.tsx';
import { optionRows, toList } from '../demo/form-b-options.tsx';

export default createDemo({
  tag: 'radioset',
  initial: {
    datavalue: 'Vacation',
    dataset: 'Vacation, Sick leave, Study, Unpaid',
    layout: 'inline',
    'items-per-row': 2,
    readonly: false,
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const { datavalue, dataset, layout, readonly, disabled } = state;
    return (
      <RadioGroup
        className="d-options"
        value={datavalue}
        isReadOnly={readonly}
        isDisabled={disabled}
        onChange={(newVal) => {
          fire('onChange', { newVal, oldVal: datavalue });
          set({ datavalue: newVal });
        }}
      >
        <Label>Kind of leave</Label>
        <div {...optionRows(layout, state['items-per-row'])}>
          {toList(dataset).map((option) => (
            <Radio
              key={option}
              value={option}
              className="d-tick-choice d-radio"
              onPress={() => fire('onClick')}
            >
              {option}
            </Radio>
          ))}
        </div>
      </RadioGroup>
    );
  },
});
