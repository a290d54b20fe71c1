// The CheckboxSet, alive: options to tick, in groups that show their size and can be closed.
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Disclosure,
  DisclosurePanel,
  Label,
} from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { optionRows, Reads, toList } from '../kit/pickers-options.tsx';
import { groupsOf, type Skill } from '../kit/pickers-skills.ts';
import '../kit/pickers.css';

type RowsProps = {
  skills: readonly Pick<Skill, 'name'>[];
  rows: ReturnType<typeof optionRows>;
  onClick(): void;
};

function Rows({ skills, rows, onClick }: RowsProps) {
  return (
    <div {...rows}>
      {skills.map(({ name }) => (
        <Checkbox key={name} value={name} className="d-tick-choice d-check" onPress={onClick}>
          {name}
        </Checkbox>
      ))}
    </div>
  );
}

type GroupProps = RowsProps & { title: string; isCollapsible: boolean };

function SkillGroup({ title, isCollapsible, ...rows }: GroupProps) {
  if (!title) return <Rows {...rows} />;
  if (!isCollapsible)
    return (
      <fieldset className="d-group">
        <legend>{title}</legend>
        <Rows {...rows} />
      </fieldset>
    );
  return (
    <Disclosure className="d-group" defaultExpanded>
      <Button slot="trigger" className="d-group-trigger">
        {title}
      </Button>
      <DisclosurePanel>
        <Rows {...rows} />
      </DisclosurePanel>
    </Disclosure>
  );
}

export default createDemo({
  tag: 'checkboxset',
  native: () => import('./native.tsx'),
  takes: 'options',
  initial: {
    datavalue: 'Java, Privacy',
    itemsperrow: 'xs-1 sm-2 md-3 lg-3',
    groupby: 'area',
    showcount: true,
    collapsible: true,
    disabled: false,
    show: true,
  },
  Stage({ state, data, set, fire }) {
    const ticked = toList(state.datavalue);
    const titleOf = (title: string, count: number) =>
      title && state.showcount ? `${title} (${count})` : title;
    return (
      <CheckboxGroup
        className="d-options"
        value={ticked}
        isDisabled={state.disabled}
        onChange={(newVal) => {
          fire('onChange', { newVal, oldVal: ticked });
          set({ datavalue: newVal.join(', ') });
        }}
      >
        <Label>{data?.label ?? 'Skills'}</Label>
        {groupsOf(data?.options, state.groupby).map(([title, group]) => (
          <SkillGroup
            key={title}
            title={titleOf(title, group.length)}
            isCollapsible={state.collapsible}
            skills={group}
            onClick={() => fire('onClick')}
            rows={optionRows(state.itemsperrow)}
          />
        ))}
        <Reads value={ticked} />
      </CheckboxGroup>
    );
  },
});
