// The Select, alive: options of a dataset, of which people see one field and scripts get another.
import {
  Button,
  type Key,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { fieldEvents, toList } from '../kit/inputs-field.tsx';
import { departments, type Option, toOptions } from '../kit/inputs-options.ts';
import '../kit/inputs.css';

const initial = {
  dataset: departments.binding,
  datafield: 'deptId',
  displayfield: 'name',
  datavalue: '4',
  placeholder: 'Choose a department',
  multiple: false,
  disabled: false,
  disabletoucheffect: false,
  show: true,
};

export default createDemo({
  tag: 'select',
  initial,
  Stage: SelectStage,
  native: () => import('./native.tsx'),
});

function SelectStage({ state, set, fire }: StageProps<typeof initial>) {
  const { multiple, disabled, placeholder, datavalue } = state;
  const options = toOptions(state);
  const chosen = findChosen(options, datavalue, multiple);
  const choose = (keys: readonly Key[]) => {
    const next = options.filter(({ key }) => keys.includes(key));
    set({ datavalue: next.map(({ value }) => value).join(',') });
    fire('onChange', { newVal: valueFrom(next, multiple), oldVal: valueFrom(chosen, multiple) });
  };
  const { onClick, ...focus } = fieldEvents(fire);
  return (
    <div>
      <Select
        key={String(multiple)}
        className="d-fa-field"
        selectionMode={multiple ? 'multiple' : 'single'}
        value={multiple ? chosen.map(({ key }) => key) : (chosen[0]?.key ?? null)}
        onChange={(keys) => choose(Array.isArray(keys) ? keys : keys === null ? [] : [keys])}
        placeholder={placeholder}
        isDisabled={disabled}
        {...focus}
      >
        <Label>Department</Label>
        <Button className="d-fa-input d-fa-select" onPressStart={onClick}>
          <SelectValue />
          <span aria-hidden="true">▾</span>
        </Button>
        <Popover className="d-fa-popover">
          <ListBox className="d-fa-list" items={options}>
            {({ key, text }) => (
              <ListBoxItem id={key} className="d-fa-option" textValue={text}>
                {text}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Select>
      <dl className="d-fa-values">
        <div>
          <dt>
            <code>datavalue</code>
          </dt>
          <dd>{JSON.stringify(valueFrom(chosen, multiple)) ?? 'empty'}</dd>
        </div>
        <div>
          <dt>
            <code>displayValue</code>
          </dt>
          <dd>{chosen.map(({ text }) => text).join(', ') || 'empty'}</dd>
        </div>
        <div>
          <dt>Fields of the data</dt>
          <dd>{departments.fields}</dd>
        </div>
      </dl>
    </div>
  );
}

function findChosen(options: readonly Option[], datavalue: string, multiple: boolean): Option[] {
  const values = toList(datavalue);
  const found = options.filter(({ value }) => values.includes(String(value)));
  return multiple ? found : found.slice(0, 1);
}

function valueFrom(chosen: readonly Option[], multiple: boolean) {
  return multiple ? chosen.map(({ value }) => value) : chosen[0]?.value;
}
