// The Radioset, alive: options as radio buttons, in rows or below each other; exactly one is picked.
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { optionRows, toList } from '../kit/pickers-options.tsx';
import '../kit/pickers.css';

export default createDemo({
  tag: 'radioset',
  takes: 'options',
  native: () => import('./native.tsx'),
  notNative: ['layout'],
  initial: {
    datavalue: 'Vacation',
    dataset: 'Vacation, Sick leave, Study, Unpaid',
    layout: 'inline',
    itemsperrow: 'xs-1 sm-2 md-2 lg-2',
    readonly: false,
    disabled: false,
    show: true,
  },
  Stage({ state, data, set, fire }) {
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
        <Label>{data?.label ?? 'Kind of leave'}</Label>
        <div {...optionRows(state.itemsperrow, layout)}>
          {(data?.options ?? toList(dataset)).map((option) => (
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
